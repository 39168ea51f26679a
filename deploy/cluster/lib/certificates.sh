# shellcheck shell=bash
# Part of deploy/cluster/cluster: an authority of its own, certificates and passwords, made at the first start.
# A real site takes them from its own authority and secret store; names and uses are the same.

CERTS=$CLUSTER_DIR/certificates
SECRETS=$CLUSTER_DIR/secrets
CA=$CERTS/ca.crt
# Passwords: PostgreSQL's roles, Patroni's REST, NATS for the product and between its nodes.
SECRET_NAMES=(postgres replicator rewinder monitor owner app worker rest bus route)

secret() { cat "$SECRETS/$1"; }

make_authority() {
  if [[ -e $CA ]]; then return; fi
  mkdir -p "$CERTS"
  (umask 077
    openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 3650 -subj '/CN=Werkplatz cluster' \
      -addext 'keyUsage=critical,keyCertSign,cRLSign' -keyout "$CERTS/ca.key" -out "$CA" 2>/dev/null)
  chmod 644 "$CA"
}
make_certificate() { # <name> <uses>: <name>.crt, .key, and both in .pem
  local file=$CERTS/$1
  if [[ -e $file.pem ]]; then return; fi
  (umask 077
    # The common name is the kind of the holder: etcd lets nodes be peers only of nodes.
    openssl req -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj "/CN=${1%[0-9]}" \
      -keyout "$file.key" -out "$file.csr" 2>/dev/null
    openssl x509 -req -in "$file.csr" -CA "$CA" -CAkey "$CERTS/ca.key" -CAcreateserial -days 825 -out "$file.crt" \
      -extfile <(printf 'subjectAltName=DNS:%s,DNS:%s,IP:127.0.0.1\nextendedKeyUsage=%s\n' "$HOST" "$1" "$2") 2>/dev/null
    rm "$file.csr"
    cat "$file.crt" "$file.key" >"$file.pem")
  chown "$CLUSTER_USER" "$file".*
}
make_secrets() {
  local name n
  make_authority
  # Nodes are also clients: of etcd, of each other's PostgreSQL and REST.
  for n in "${NODES[@]}"; do make_certificate "node$n" serverAuth,clientAuth; done
  make_certificate proxy serverAuth
  make_certificate edge serverAuth
  mkdir -p "$SECRETS"
  chmod 700 "$SECRETS"
  for name in "${SECRET_NAMES[@]}"; do
    [[ -e $SECRETS/$name ]] || (umask 077 && openssl rand -hex 24 >"$SECRETS/$name")
  done
  [[ -e $SECRETS/token-key ]] || (umask 077 && openssl genpkey -algorithm ed25519 | base64 -w0 >"$SECRETS/token-key")
  [[ -e $SECRETS/session ]] || (umask 077 && openssl rand -base64 32 >"$SECRETS/session")
  chown -R "$CLUSTER_USER" "$SECRETS"
}
