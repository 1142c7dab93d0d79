#!/usr/bin/env bash
# Prepares this machine for Abhyas: its user, its folder of state, its settings with fresh secrets, and the database with its roles.
# Run it as root. It may run again: settings that are there stay as they are.
#   deploy/prepare.sh <your domain> <domain for uploaded packages> <domain of your staff's e-mail>
set -euo pipefail
if [ $# -ne 3 ]; then
  sed -n 2,4p "$0" >&2
  exit 2
fi
domain=$1 content=$2 staff_mail=$3
here=$(cd "$(dirname "$0")" && pwd)
settings=/etc/abhyas/abhyas.env

id abhyas >/dev/null 2>&1 || adduser --quiet --system --group --home /var/lib/abhyas abhyas
install -d -o abhyas -g abhyas -m 750 /var/lib/abhyas
install -d -o root -g abhyas -m 750 /etc/abhyas

if [ ! -e "$settings" ]; then
  secret() { head -c 32 /dev/urandom | od -An -tx1 | tr -d ' \n'; }
  database() { echo "postgresql://$1:$(secret)@127.0.0.1:5432/abhyas"; }
  umask 027
  cat >"$settings.new" <<END
# Every setting is in docs/configuration.md. Keep a copy of this file where the backups are not: without DATA_SECRET the keys of
# gateways in a restored database cannot be read.
NODE_ENV=production
HOST=127.0.0.1
PORT=3000
TRUSTED_PROXIES=127.0.0.1,::1
DATA_DIR=/var/lib/abhyas
ROOT_HOSTS=$domain
CONTENT_HOSTS=$content
PROVIDER_EMAIL_DOMAIN=$staff_mail
DATABASE_URL=$(database app)
DATABASE_OWNER_URL=$(database abhyas_owner)
DATABASE_STAFF_URL=$(database staff)
DATABASE_JOBS_URL=$(database jobs)
TOKEN_SECRET=$(secret)
REFRESH_SECRET=$(secret)
FILE_SECRET=$(secret)
DATA_SECRET=$(secret)
# The address of this machine on the internet, where its own is another one: live classes need it.
PUBLIC_IP=
# Without a mail server nobody gets a letter: smtp://user:password@mail.example.org:587
SMTP_URL=
END
  chown root:abhyas "$settings.new"
  mv "$settings.new" "$settings"
  echo "Wrote $settings with fresh secrets."
fi

# The password in an address of the settings file.
password() { sed -n "s#^$1=postgresql://[^:]*:\([^@]*\)@.*#\1#p" "$settings"; }
# Over a pipe, because the arguments of a running command are shown to every user of the machine.
{
  for role in owner:DATABASE_OWNER_URL app:DATABASE_URL staff:DATABASE_STAFF_URL jobs:DATABASE_JOBS_URL; do
    echo "\\set ${role%%:*}_password '$(password "${role#*:}")'"
  done
  cat "$here/roles.sql"
} | (cd / && runuser -u postgres -- psql -q -X)
echo 'The database and its roles are there.'
