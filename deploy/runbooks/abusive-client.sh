# shellcheck shell=bash disable=SC2154  # what is not set here is set by steps.sh
# docs/operations/abusive-client.md
token=$(sign_in "$nina")
expect 'nina is let in' 200 "$(details "$token")"
"$cluster" refuse 127.0.0.1 2>/dev/null
expect 'her address is refused at once' 429 "$(details "$token")"
expect 'who is refused' 127.0.0.1 "$("$cluster" refuse)"
"$cluster" kill edge 2>/dev/null
"$cluster" revive edge 2>/dev/null
within 10 'still refused by an edge that was started anew' is 429 details "$token"
"$cluster" admit 127.0.0.1 2>/dev/null
expect 'admitted again' 200 "$(details "$token")"

admin=$(sign_in "$dario")
asked() { status -X PATCH -H "authorization: Bearer $admin" -H 'content-type: application/json' -d "$2" "$edge/api/v1/admin/$1"; } # <path> <body>
id=$(sql "select id from person where email = '$nina'")
expect 'her sessions are ended' 204 "$(asked people/end-sessions "{\"id\":\"$id\"}")"
within 5 'every process has heard of it' is 401 details "$token"
expect 'and her account is closed' 204 "$(asked people/deactivate "{\"id\":\"$id\"}")"
expect 'she cannot sign in' '' "$(sign_in "$nina")"
expect 'it is opened again' 204 "$(asked people/reactivate "{\"id\":\"$id\"}")"
token=$(sign_in "$nina")
expect 'she is let in' 200 "$(details "$token")"
expect 'the trail names who' 1 "$(sql "select count(distinct actor_id) from audit where target_id = '$id' and actor_id = (select id from person where email = '$dario') and at > now() - interval '5 minutes'")"

post() { status -H "authorization: Bearer $token" -H 'content-type: application/json' -H "idempotency-key: $(cat /proc/sys/kernel/random/uuid)" -d '{"body":"Grüezi","attachments":[],"media":[]}' "$edge/api/v1/posts"; }
expect 'she posts' 201 "$(post)"
expect 'posts are switched off' 204 "$(asked switches/off '{"feature":"posts","notice":"Gleich wieder da.","reason":"Probe"}')"
within 10 'she cannot post' is 403 post
expect 'and switched on' 204 "$(asked switches/on '{"feature":"posts"}')"
within 10 'she can post' is 201 post
