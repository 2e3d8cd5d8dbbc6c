-- The key pair by which push services recognize this server (VAPID). Made once, since subscriptions are bound to it.
CREATE TABLE push_keys (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  public_key text NOT NULL,
  private_key text NOT NULL
);

-- The phones that show notifications. A phone does so for one customer, the last who turned it on.
CREATE TABLE push_subscriptions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  endpoint text NOT NULL UNIQUE,
  p256dh text NOT NULL,
  auth text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX push_subscriptions_of_user ON push_subscriptions (user_id);

-- The subscriptions whose push service has accepted the notice, when others have to be tried again.
ALTER TABLE deliveries ADD COLUMN reached uuid[] NOT NULL DEFAULT '{}';
