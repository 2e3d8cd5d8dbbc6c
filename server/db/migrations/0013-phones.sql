-- The number that a customer has confirmed by a code that was sent there; confirmed is the account's number if it is this one. Codes for
-- a new password go to it. One account for each number, since a code must lead to one account.
ALTER TABLE users ADD COLUMN confirmed_phone text, ADD COLUMN phone_confirmed_at timestamptz;
CREATE UNIQUE INDEX users_confirmed_phone ON users (confirmed_phone) WHERE confirmed_phone IS NOT NULL;

-- As with e-mail: for three days after a change the confirmed number before it takes the change back.
ALTER TABLE users ADD COLUMN previous_phone text, ADD COLUMN phone_changed_at timestamptz;
CREATE INDEX users_previous_phone ON users (previous_phone) WHERE previous_phone IS NOT NULL;

-- A log-in on a new phone is told, but the first one of all. Whoever has an account by now is taken to have logged in.
ALTER TABLE users ADD COLUMN first_log_in_at timestamptz;
UPDATE users SET first_log_in_at = created_at WHERE removed_at IS NULL;
