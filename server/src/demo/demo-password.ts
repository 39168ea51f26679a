/** Every demo person signs in with this; the loader refuses to run in production. */
export const DEMO_PASSWORD = 'werkplatz-demo'
