CREATE TABLE users (
  id uuid PRIMARY KEY,
  role text NOT NULL CHECK (role IN ('customer', 'premium', 'admin')),
  username text NOT NULL,
  email text NOT NULL,
  -- the email as it is compared: one account an address, in whatever case it is written
  email_key text NOT NULL UNIQUE,
  phone text NOT NULL,
  password_hash text NOT NULL,
  token_version integer NOT NULL DEFAULT 0,
  profile_pic text,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- The services, hospitals, policies and payment methods on offer. Claims keep the names as text, so that they stay
-- readable when an offer is renamed or withdrawn.
CREATE TABLE services (
  slug text PRIMARY KEY,
  position integer NOT NULL,
  title text NOT NULL UNIQUE,
  description text NOT NULL,
  highlights jsonb NOT NULL,
  premium boolean NOT NULL,
  yearly_price double precision,
  price_since date NOT NULL
);

CREATE TABLE hospitals (
  id uuid PRIMARY KEY,
  position integer NOT NULL,
  name text NOT NULL UNIQUE,
  town text NOT NULL,
  phone text NOT NULL
);

CREATE TABLE policies (
  id uuid PRIMARY KEY,
  position integer NOT NULL,
  name text NOT NULL UNIQUE
);

CREATE TABLE payment_methods (
  id uuid PRIMARY KEY,
  position integer NOT NULL,
  name text NOT NULL UNIQUE,
  -- whether the premium claim form has it too
  premium boolean NOT NULL
);

CREATE TABLE subscriptions (
  user_id uuid NOT NULL REFERENCES users (id),
  service_slug text NOT NULL REFERENCES services (slug),
  since timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, service_slug)
);

-- What makes a letter exactly-once: the key that the phone gave it, kept for ever with the answer.
CREATE TABLE letters (
  user_id uuid NOT NULL REFERENCES users (id),
  key uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('claim', 'premium-claim', 'claim-request')),
  sha256 text NOT NULL,
  number text NOT NULL UNIQUE,
  received_at timestamptz NOT NULL,
  answer json NOT NULL,
  PRIMARY KEY (user_id, key)
);

CREATE TABLE claims (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  letter_key uuid NOT NULL,
  number text NOT NULL UNIQUE,
  kind text NOT NULL CHECK (kind IN ('claim', 'premium-claim')),
  hospital text NOT NULL,
  -- the service, or of a premium claim the policy
  service text NOT NULL,
  payment_method text NOT NULL,
  description text NOT NULL,
  full_name text,
  email text,
  priority boolean NOT NULL,
  status text NOT NULL CHECK (status IN ('submitted', 'in-review', 'more-information', 'approved', 'declined')),
  received_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  FOREIGN KEY (user_id, letter_key) REFERENCES letters (user_id, key)
);
CREATE INDEX claims_of_user_newest_first ON claims (user_id, id DESC);

CREATE TABLE claim_events (
  id uuid PRIMARY KEY,
  claim_id uuid NOT NULL REFERENCES claims (id),
  at timestamptz NOT NULL,
  by_user uuid NOT NULL REFERENCES users (id),
  from_status text,
  to_status text NOT NULL,
  reason text
);
CREATE INDEX claim_events_of_claim ON claim_events (claim_id, id);

CREATE TABLE claim_requests (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  letter_key uuid NOT NULL,
  number text NOT NULL UNIQUE,
  received_at timestamptz NOT NULL,
  FOREIGN KEY (user_id, letter_key) REFERENCES letters (user_id, key)
);

-- Counters may be lost in a crash, so they cost no write-ahead log.
CREATE UNLOGGED TABLE rate_limits (
  key text PRIMARY KEY,
  count integer NOT NULL,
  until timestamptz NOT NULL
);
CREATE INDEX rate_limits_until ON rate_limits (until);
