/**
 * Their passwords, second factors and sessions change in a story about accounts. Stories run side by side: no other may
 * sign in as one of them (tools/story-people.test.ts).
 */
export const changedPeople = {
  /** Sets up an authenticator app. */
  regula: 'regula.moser@erlenbrugg.example',
  /** Sets up a passkey. */
  kurt: 'kurt.niederhauser@erlenbrugg.example',
  /** Ends all her sessions. */
  alessia: 'alessia.conti@studio-kranich.example',
  /** Changes her password. */
  hanna: 'hanna.wuethrich@erlenbrugg.example',
  /** Has forgotten his. */
  dejan: 'dejan.nikolic@erlenbrugg.example',
  /** Takes her training along, has her account deleted and keeps it after all; then lets it go. */
  ladina: 'ladina.caflisch@aarebogen.example',
  /** Ends one of his sessions; his officer has his account deleted, and he keeps it. */
  nael: 'nael.oezdemir@handelswerk.example',
} as const
