-- The language last used by the account: for whatever is said to the customer outside of a page.
ALTER TABLE users ADD COLUMN language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'am', 'om'));

-- Birr for a dollar, as the company sets it; the newest day is in force, and the older ones say what was shown before.
CREATE TABLE birr_rates (
  since date PRIMARY KEY,
  rate double precision NOT NULL CHECK (rate > 0)
);
