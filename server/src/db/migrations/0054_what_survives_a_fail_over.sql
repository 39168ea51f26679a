-- An unlogged table is empty on the host that takes over. Decided one by one (docs/decisions/0030): whoever guesses must
-- not be forgiven by a fail-over, nor a captcha be spent twice. Rate counters and people seen stay as they are: losing
-- them costs one window, and they are written at nearly every call.
alter table attempt set logged;
alter table captcha_try set logged;
-- Of the version before the last, which counted there.
drop table login_failure;
