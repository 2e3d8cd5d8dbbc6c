-- What a person is told by e-mail. Only whom and of what: the text is made when it is sent.
CREATE TABLE notices (
  id uuid PRIMARY KEY,
  -- NULL for an address that has no account, so that asking for a code is the same work for every address.
  user_id uuid REFERENCES users (id),
  claim_id uuid REFERENCES claims (id),
  kind text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  due_at timestamptz NOT NULL DEFAULT now(),
  attempts integer NOT NULL DEFAULT 0,
  sent_at timestamptz,
  given_up_at timestamptz,
  last_error text
);
CREATE INDEX notices_due ON notices (due_at) WHERE sent_at IS NULL AND given_up_at IS NULL;
CREATE INDEX notices_of_user ON notices (user_id);

-- One code an account, the newest. `hash` is keyed with the server's secret, since six digits could be guessed from any other.
CREATE TABLE codes (
  user_id uuid PRIMARY KEY REFERENCES users (id),
  hash text NOT NULL,
  expires_at timestamptz NOT NULL,
  tries_left integer NOT NULL
);

-- Whether a customer is told by e-mail of what happens to their claims.
ALTER TABLE users ADD COLUMN claim_emails boolean NOT NULL DEFAULT true;

-- For three days after a change, notices and codes go to the address before it: whoever holds an unlocked phone can change the
-- address, and must not get into the account by it.
ALTER TABLE users ADD COLUMN previous_email text, ADD COLUMN email_changed_at timestamptz;
CREATE INDEX users_previous_email ON users (lower(previous_email)) WHERE previous_email IS NOT NULL;
