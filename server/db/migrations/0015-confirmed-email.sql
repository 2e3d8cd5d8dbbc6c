-- The key of the last address that was confirmed by a code; confirmed is the account's address if it is this one. That of a registration is not
-- at first.
ALTER TABLE users ADD COLUMN confirmed_email text;
