"""HTTP and sockets only: decode, find the seat, hand over to the table."""
