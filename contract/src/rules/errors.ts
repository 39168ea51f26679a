// The closed list of errors. The browser switches on the code, never on text; `alert` wakes somebody.
export interface ErrorEntry {
  status: number
  title: string
  detail: string
  alert?: true
}

export const errors = {
  bad_input: { status: 400, title: 'Angaben prüfen', detail: 'Einige Angaben fehlen oder sind nicht gültig.' },
  captcha_wrong: {
    status: 400,
    title: 'Sicherheitsfrage',
    detail: 'Die Sicherheitsfrage wurde nicht richtig beantwortet. Versuche es mit der neuen Rechnung',
  },
  unauthenticated: { status: 401, title: 'Nicht angemeldet', detail: 'Bitte melde dich an.' },
  login_failed: { status: 401, title: 'Anmeldung fehlgeschlagen', detail: 'E-Mail oder Passwort stimmt nicht.' },
  second_factor_required: {
    status: 401,
    title: 'Zweiter Schritt',
    detail: 'Bestätige die Anmeldung mit deinem zweiten Faktor.',
  },
  second_factor_failed: {
    status: 401,
    title: 'Bestätigung fehlgeschlagen',
    detail: 'Der Code stimmt nicht oder die Anmeldung dauerte zu lange. Bitte versuche es nochmals.',
  },
  session_ended: { status: 401, title: 'Session beendet', detail: 'Die Session wurde beendet. Bitte erneut anmelden' },
  forbidden: { status: 403, title: 'Nicht erlaubt', detail: 'Dafür fehlt dir die Berechtigung.' },
  follow_refused: { status: 403, title: 'Nicht möglich', detail: 'Diesem Profil kannst du nicht folgen.' },
  role_not_yours: { status: 403, title: 'Nicht erlaubt', detail: 'Diese Rolle kannst du nicht vergeben.' },
  password_needed: { status: 403, title: 'Bist du es?', detail: 'Gib zur Sicherheit dein Passwort ein.' },
  switched_off: {
    status: 403,
    title: 'Gerade ausgeschaltet',
    detail: 'Das ist gerade ausgeschaltet. Versuch es später.',
  },
  setup_missing: { status: 403, title: 'Profil unvollständig', detail: 'Bitte richte zuerst dein Profil ein.' },
  not_found: { status: 404, title: 'Nicht gefunden', detail: 'Das gibt es nicht oder es ist für dich nicht sichtbar.' },
  invitation_invalid: {
    status: 404,
    title: 'Einladung ungültig',
    detail: 'Einladung ist ungültig oder abgeloffen.',
  },
  recovery_invalid: {
    status: 404,
    title: 'Link ungültig',
    detail: 'Dein Token fehlt, oder ist nicht mehr gültig',
  },
  timeout: { status: 408, title: 'Zeit abgelaufen', detail: 'Die Anfrage kam zu langsam an.' },
  status_conflict: {
    status: 409,
    title: 'Nicht mehr möglich',
    detail: 'Der Status hat sich geändert. Bitte lade die Seite neu.',
  },
  already_reported: {
    status: 409,
    title: 'Schon gemeldet',
    detail: 'Das hast du schon gemeldet. Die Moderation schaut es sich an.',
  },
  report_taken: {
    status: 409,
    title: 'Schon übernommen',
    detail: 'Jemand anderes kümmert sich bereits um diese Meldung.',
  },
  objection_late: { status: 409, title: 'Frist vorbei', detail: 'Die Frist von 30 Tagen ist vorbei.' },
  objection_exists: {
    status: 409,
    title: 'Schon erhoben',
    detail: 'Du hast schon Einsprache erhoben. Wir melden uns.',
  },
  content_gone: {
    status: 409,
    title: 'Nicht mehr möglich',
    detail: 'Der Inhalt ist endgültig gelöscht und lässt sich nicht wiederherstellen.',
  },
  export_running: {
    status: 409,
    title: 'Export läuft',
    detail: 'Dein letzter Export läuft noch. Es gibt immer nur einen auf einmal.',
  },
  export_missing: {
    status: 409,
    title: 'Kein Export bereit',
    detail: 'Es liegt kein fertiger Export bereit. Starte zuerst einen.',
  },
  export_too_large: {
    status: 409,
    title: 'Zu gross',
    detail: 'Der Export wird zu gross. Grenze die Auswahl ein.',
  },
  activity_in_use: {
    status: 409,
    title: 'Nicht möglich',
    detail: 'Es gibt bereits Bewerbungen oder Zusagen. Archiviere die Aktivität, statt sie zu löschen.',
  },
  activity_over: {
    status: 409,
    title: 'Schon vorbei',
    detail: 'Das Ende dieser Aktivität liegt in der Vergangenheit. Passe zuerst die Daten an.',
  },
  activity_full: {
    status: 409,
    title: 'Kein Platz mehr',
    detail: 'Der letzte Platz ist soeben vergeben worden. Für diese Aktivität gibt es keine freie Stelle mehr.',
  },
  activity_not_open: {
    status: 409,
    title: 'Nicht mehr offen',
    detail: 'Diese Aktivität nimmt zurzeit keine Bewerbungen an.',
  },
  already_applied: {
    status: 409,
    title: 'Schon beworben',
    detail: 'Du hast dich auf diese Aktivität bereits beworben',
  },
  external_request_needed: {
    status: 409,
    title: 'Zuerst anfragen',
    detail: 'Für eine Aktivität eines anderen Betriebs brauchst du zuerst eine genehmigte Anfrage.',
  },
  request_exists: {
    status: 409,
    title: 'Schon angefragt',
    detail: 'Für diese Aktivität hast du bereits eine Anfrage gestellt.',
  },
  assignment_exists: {
    status: 409,
    title: 'Schon erfasst',
    detail: 'Zu dieser Zusage gibt es bereits einen Einsatz. Öffne ihn, um daran weiterzuarbeiten.',
  },
  assignment_kept: {
    status: 409,
    title: 'Bleibt im Verlauf',
    detail: 'Ein genehmigter Einsatz bleibt im Verlauf und lässt sich nicht löschen.',
  },
  contact_frozen: {
    status: 409,
    title: 'Kontaktperson fest',
    detail: 'Die Kontaktperson eines genehmigten Einsatzes ändert deine Berufsbildnerin oder dein Berufsbildner.',
  },
  assignment_dates_fixed: {
    status: 409,
    title: 'Daten fest',
    detail: 'Ein Teil der Bewertung ist schon eingereicht. Start, Ende und Kontaktperson bleiben darum fest.',
  },
  evaluation_not_open: {
    status: 409,
    title: 'Noch nicht offen',
    detail: 'Die Bewertung öffnet am ersten Tag des Einsatzes.',
  },
  evaluation_incomplete: {
    status: 409,
    title: 'Noch nicht vollständig',
    detail: 'Du musst deine Bewertung zuerst ausfüllen bevor du sie einreichen kannst!',
  },
  evaluation_submitted: {
    status: 409,
    title: 'Schon eingereicht',
    detail: 'Dein Teil ist schon eingereicht und lässt sich nicht mehr ändern.',
  },
  evaluation_begun: {
    status: 409,
    title: 'Schon begonnen',
    detail: 'Du hast diese Bewertung schon auf einem anderen Gerät begonnen.',
  },
  evaluation_not_both: {
    status: 409,
    title: 'Noch nicht beide',
    detail: 'Das geht erst, wenn beide Seiten eingereicht haben.',
  },
  evaluation_frozen: {
    status: 409,
    title: 'Wird geprüft',
    detail: 'Der Einsatz wird gerade nochmals geprüft. Danach kannst du weitermachen.',
  },
  statement_exists: {
    status: 409,
    title: 'Schon festgehalten',
    detail: 'Deine Gegendarstellung ist schon festgehalten.',
  },
  guest_link_invalid: {
    status: 404,
    title: 'Link ungültig',
    detail: 'Diesen Link kennen wir nicht, oder er gilt nicht mehr.',
  },
  guest_link_expired: {
    status: 410,
    title: 'Link abgelaufen',
    detail: 'Der Link galt 14 Tage. Bitte um einen neuen.',
  },
  guest_link_used: {
    status: 410,
    title: 'Schon eingereicht',
    detail: 'Diese Bewertung ist eingereicht. Vielen Dank.',
  },
  guest_link_revoked: {
    status: 410,
    title: 'Link aufgehoben',
    detail: 'Der Lehrbetrieb hat den Link aufgehoben oder einen neueren geschickt.',
  },
  guest_link_limit: {
    status: 409,
    title: 'Keine Erneuerung mehr',
    detail: 'Der Link wurde schon dreimal erneuert. Lade die Person ein.',
  },
  guest_link_sender: {
    status: 403,
    title: 'Nicht für dich',
    detail: 'Wer den Link verschickt, kann ihn weder öffnen noch ausfüllen.',
  },
  semester_order: {
    status: 409,
    title: 'Reihenfolge',
    detail: 'Das nächste Semester folgt immer auf das höchste.',
  },
  semester_max: {
    status: 409,
    title: 'Schon alle da',
    detail: 'Maximale Semesteranzahl erreicht (4. Lehrjahr 2. Semester)',
  },
  semester_not_empty: {
    status: 409,
    title: 'Nicht leer',
    detail: 'Löschen geht nur beim neusten Semester und nur, solange keine Note drinsteht.',
  },
  chat_refused: { status: 403, title: 'Nicht zugestellt', detail: 'Nachricht konnte nicht zugestellt werden' },
  chat_request_waiting: {
    status: 409,
    title: 'Anfrage wartet',
    detail: 'Weiterschreiben kannst du, sobald deine Anfrage angenommen ist.',
  },
  group_full: { status: 400, title: 'Gruppe voll', detail: 'Eine Gruppe hat höchstens 20 Personen.' },
  second_factor_exists: {
    status: 409,
    title: 'Schon eingerichtet',
    detail: 'Diese App ist schon eingerichtet. Entferne sie zuerst.',
  },
  last_officer: {
    status: 409,
    title: 'Es braucht dich',
    detail: 'Solange Lernende im Betrieb sind, braucht es mindestens eine bildungsverantwortliche Person.',
  },
  last_owner: {
    status: 409,
    title: 'Es braucht dich',
    detail: 'Die letzte Besitzerin oder der letzte Besitzer bleibt.',
  },
  hand_over_needed: {
    status: 409,
    title: 'Wer übernimmt?',
    detail: 'Bitte wähle zuerst, wer die Aufgaben übernimmt.',
  },
  entry_exists: { status: 409, title: 'Gibt es schon', detail: 'Einen Eintrag mit diesem Namen gibt es schon.' },
  company_exists: { status: 409, title: 'Gibt es schon', detail: 'Einen Betrieb mit diesem Namen gibt es schon.' },
  company_in_charge: {
    status: 409,
    title: 'Nicht möglich',
    detail: 'Aus diesem Betrieb wird die Plattform geführt. Er lässt sich nicht stilllegen.',
  },
  payload_too_large: { status: 413, title: 'Zu gross', detail: 'Die Anfrage ist zu gross.' },
  unsupported_media: { status: 415, title: 'Format nicht erlaubt', detail: 'Bitte sende die Daten als JSON.' },
  too_many_requests: {
    status: 429,
    title: 'Zu viele Anfragen',
    detail: 'Das waren sehr viele Anfragen in kurzer Zeit. Bitte warte einen Moment.',
  },
  invitation_limit: {
    status: 429,
    title: 'Genug für heute',
    detail: 'Diese Adresse hat heute schon drei Einladungen erhalten. Morgen geht es wieder.',
  },
  one_export_a_day: {
    status: 429,
    title: 'Genug für heute',
    detail: 'Einmal pro Tag genügt. Morgen geht es wieder.',
  },
  too_many_exports: {
    status: 429,
    title: 'Genug für heute',
    detail: 'Heute hast du schon dreimal exportiert. Morgen geht es wieder.',
  },
  too_many_images: {
    status: 429,
    title: 'Zu viele Uploads',
    detail: 'Du kannst höchstens 10 Bilder gleichzeitig hochladen',
  },
  too_many_documents: {
    status: 429,
    title: 'Zu viele Uploads',
    detail: 'Du kannst höchstens 10 Dokumente gleichzeitig hochladen',
  },
  too_much_unsaved: {
    status: 429,
    title: 'Zu viele Uploads',
    detail: 'Deine noch nicht gespeicherten Dateien sind zusammen zu gross. Speichere sie, bevor du weitere hochlädst.',
  },
  headers_too_large: { status: 431, title: 'Zu gross', detail: 'Die Kopfzeilen der Anfrage sind zu gross.' },
  internal: {
    status: 500,
    title: 'Fehler',
    detail: 'Da ist etwas schiefgelaufen. Wir kümmern uns darum.',
    alert: true,
  },
  file_unchecked: {
    status: 503,
    title: 'Noch nicht geprüft',
    detail: 'Die Datei konnte noch nicht geprüft werden. Die Prüfung wird nachgeholt, sobald sie wieder möglich ist.',
  },
  unavailable: {
    status: 503,
    title: 'Gerade nicht erreichbar',
    detail: 'Der Server antwortet gerade nicht. Bitte versuche es später nochmals.',
  },
} satisfies Record<string, ErrorEntry>

/** How the second step of a sign-in can be taken. */
export type FactorMethod = 'totp' | 'passkey' | 'recoveryCode'

export type ErrorCode = keyof typeof errors

export const errorCodes = Object.keys(errors) as ErrorCode[]

/** What is wrong with one field of a call. */
export interface FieldProblem {
  /** As the call spells it, from the top of its body or query: `title`, `images.0.index`. */
  path: string
  sentence: string
}

/** RFC 9457 problem, as every error answers. */
export interface Problem {
  type: string
  title: string
  status: number
  detail: string
  code: ErrorCode
  /** On 400: German sentences a person can read; the client shows them joined. */
  errors?: string[]
  /** On 400: those of them that are about a field, with the field; the client puts them there. */
  fields?: FieldProblem[]
  /** On second_factor_required: what the second step needs. */
  secondFactor?: { challenge: string; methods: FactorMethod[] }
  /** On guest_link_expired: whom to ask for a new one. */
  sender?: string
  /** Names the request in our logs, so that a person can report it. */
  requestId?: string
}

export const problemType = (code: ErrorCode) => `urn:werkplatz:problem:${code}`
