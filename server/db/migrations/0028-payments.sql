-- A payment is begun for one order. Its id is our reference at the provider.
CREATE TABLE payments (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  subscription_id uuid REFERENCES subscriptions (id),
  upgrade_id uuid REFERENCES upgrades (id),
  provider text NOT NULL,
  cents bigint NOT NULL,
  birr_cents bigint NOT NULL,
  birr_rate double precision NOT NULL,
  rate_since date NOT NULL,
  state text NOT NULL CHECK (state IN ('begun', 'failed', 'expired', 'paid', 'mismatched', 'refunded')),
  checkout_url text,
  begun_at timestamptz NOT NULL DEFAULT now(),
  -- when the provider is asked next; null once it has told
  next_check_at timestamptz,
  checks integer NOT NULL DEFAULT 0,
  checked_at timestamptz,
  paid_at timestamptz,
  -- what the provider has received, in its currency
  received_cents bigint,
  received_currency text,
  method text,
  provider_reference text,
  -- whether the order was confirmed by it
  applied boolean NOT NULL DEFAULT false,
  receipt_number bigint UNIQUE,
  refunded_at timestamptz,
  refunded_by uuid REFERENCES users (id),
  refund_reference text,
  refund_reason text,
  CHECK (num_nonnulls(subscription_id, upgrade_id) = 1)
);
-- An order is paid in one place at a time, however many tabs are open.
CREATE UNIQUE INDEX one_begun_payment ON payments (coalesce(subscription_id, upgrade_id)) WHERE state = 'begun';
CREATE INDEX payments_to_check ON payments (next_check_at) WHERE next_check_at IS NOT NULL;
CREATE INDEX payments_of_user ON payments (user_id, id);
CREATE INDEX payments_of_subscription ON payments (subscription_id) WHERE subscription_id IS NOT NULL;
CREATE INDEX payments_of_upgrade ON payments (upgrade_id) WHERE upgrade_id IS NOT NULL;
CREATE INDEX payments_by_state ON payments (state, id);

-- Money that came in and that went back. Added to only.
CREATE TABLE payment_ledger (
  id uuid PRIMARY KEY,
  payment_id uuid NOT NULL REFERENCES payments (id),
  kind text NOT NULL CHECK (kind IN ('payment', 'refund')),
  birr_cents bigint NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  by_user uuid REFERENCES users (id),
  UNIQUE (payment_id, kind)
);
CREATE TRIGGER never_changed BEFORE UPDATE OR DELETE OR TRUNCATE ON payment_ledger
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- One row, locked while a receipt is given, so that the numbers have no gaps. A sequence would leave some.
CREATE TABLE receipt_counter (last bigint NOT NULL);
INSERT INTO receipt_counter VALUES (0);

-- What the sandbox knows of payments, as a provider would.
CREATE TABLE sandbox_payments (
  reference uuid PRIMARY KEY,
  birr_cents bigint NOT NULL,
  title text NOT NULL,
  return_path text NOT NULL,
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'paid', 'failed'))
);
