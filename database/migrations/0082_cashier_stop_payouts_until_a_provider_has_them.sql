-- Why: a withdrawal that was approved could not be stopped any more, although the provider was down and had
-- nothing. Whether it may have it is told by when it was last called: before that a stop is sure, after it the
-- provider is asked first.
-- Who writes: domain/cashier; `handed_at` before each call that hands it over, `stop_asked_at` when staff or the
-- rules stop it after such a call. Who reads: the same.
-- What must never happen: money given back while a provider may have been told to send it.

ALTER TABLE cashier.withdrawals ADD COLUMN handed_at timestamptz, ADD COLUMN stop_asked_at timestamptz;

-- Nobody kept when those were handed over: a moment at which it was so is enough.
UPDATE cashier.withdrawals SET handed_at = coalesce(checked_at, changed_at)
WHERE state = 'approved' AND (provider_reference IS NOT NULL OR checked_at IS NOT NULL);

UPDATE players.erasure_rule SET kept = kept || '{handed_at,stop_asked_at}'
WHERE table_name = 'cashier.withdrawals';
