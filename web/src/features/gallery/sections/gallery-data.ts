import type { StatusTone } from '../../shared/StatusTag.tsx'

export const PEOPLE = [
  'Lea Brunner',
  'Reto Hunziker',
  'Claudia Steiner',
  'Beat Ammann',
  'Nina Odermatt',
  'Selin Yildiz',
]

export type Sample = {
  id: string
  title: string
  subtitle: string
  tone: StatusTone
  label: string
  person: string
  team: string
  changed: number
}

const WORDS: [StatusTone, string][] = [
  ['PUBLISHED', 'Offen'],
  ['PENDING', 'Wird geprüft'],
  ['DRAFT', 'Entwurf'],
  ['ONGOING', 'Läuft'],
  ['APPROVED', 'Genehmigt'],
  ['REJECTED', 'Abgelehnt'],
  ['ARCHIVED', 'Archiviert'],
]

const TITLES = [
  'Glasfaser-Umbau im Rechenzentrum',
  'Kassendaten auswerten mit Python',
  'Buchungstool für Sitzungszimmer',
  'Lernendentag 2025 mitorganisieren',
  'Onboarding-App für neue Lernende',
  'Lötkurs für die Schnupperwoche',
  'Inventur der Testgeräte',
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenverwaltung digitalisieren',
  'Sommerlager IT-Support',
  'WLAN-Messungen in Filialen',
]

/** One moment for all samples: rendering must not depend on when it happens. */
export const LOADED_AT = Date.now()

export const SAMPLES: readonly Sample[] = Array.from({ length: 271 }, (_, index) => {
  const [tone, label] = WORDS[index % WORDS.length] ?? ['DRAFT', 'Entwurf']
  return {
    id: `sample-${index}`,
    title: TITLES[index % TITLES.length] ?? '',
    subtitle: index % 3 ? 'Projekt, Handelswerk AG' : 'Aufgabe, Nordmatt Informatik',
    tone,
    label,
    person: PEOPLE[index % PEOPLE.length] ?? '',
    team: index % 2 ? 'Data & Analytics' : 'Netzwerk',
    changed: LOADED_AT - index * index * 5_400_000 - 60_000,
  }
})
