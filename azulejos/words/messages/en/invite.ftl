# Invitations to the seats of a table.

invite-by = { $host } invites you to play { $game }
invite-to = You are invited to play { $game }
invite-others = At the table: { $names }
invite-taken = Somebody has taken this seat already. Sit down only if it was you, on another device.
invite-sit = Sit down and play
invite-look = Look at the table
