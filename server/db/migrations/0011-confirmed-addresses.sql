-- An address is an account's once a code that was sent there has come back.
ALTER TABLE users ADD COLUMN pending_email text;

-- One code for each purpose.
ALTER TABLE codes ADD COLUMN purpose text NOT NULL DEFAULT 'password';
ALTER TABLE codes ALTER COLUMN purpose DROP DEFAULT;
ALTER TABLE codes DROP CONSTRAINT codes_pkey;
ALTER TABLE codes ADD PRIMARY KEY (user_id, purpose);

-- For a log-in by phone number, however it was written.
CREATE INDEX users_phone_digits ON users (regexp_replace(phone, '[^0-9+]', '', 'g')) WHERE removed_at IS NULL;
