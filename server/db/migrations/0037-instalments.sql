-- Whether a year may be paid in four instalments, one for each quarter.
ALTER TABLE cover_settings ADD COLUMN by_quarter boolean NOT NULL DEFAULT false;

-- How many of the four instalments are paid; null for an order that is paid at once. The last day of the order is then that of the
-- last quarter that is paid, so that a cover whose instalment is not paid ends as every other one does.
ALTER TABLE subscriptions ADD COLUMN instalments_paid smallint CHECK (instalments_paid BETWEEN 0 AND 4);
ALTER TABLE upgrades ADD COLUMN instalments_paid smallint CHECK (instalments_paid BETWEEN 0 AND 4);
-- Which of them a payment is; null for one that is for the whole year.
ALTER TABLE payments ADD COLUMN instalment smallint CHECK (instalment BETWEEN 1 AND 4);
