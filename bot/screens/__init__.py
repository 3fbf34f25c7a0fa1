"""What people see: each module builds one kind of message out of a table and a reader's words."""
