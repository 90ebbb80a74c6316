# What the operating system refuses.

system-missing = there is no file or folder { $file }
system-folder = { $file } is a folder, not a file
system-no-folder = { $file } is not in a folder: a part of that path is a file
system-forbidden = you may not read or write { $file }
system-read-only = { $file } is on a disk that can only be read
system-exists = { $file } is there already
system-long-name = { $file } is too long a name
system-full = the disk is full
system-memory = there is not enough memory
system-taken = that port is taken
system-no-address = this machine has no such address
system-nobody = nobody answers there
system-no-program = this is no program that can be run
system-other = the system says: { $error }
