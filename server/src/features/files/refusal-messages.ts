// Why a file was refused, in words for people. The reason is stored with the file, the sentence is not.
import type { RefusalReason } from '../../outbound/inspect/inspection.ts'

export type FileRefusal = RefusalReason | 'too_large' | 'missing' | 'infected' | 'size_differs'

export const refusalMessages: Record<FileRefusal, string> = {
  wrong_type: 'Aufgeladener Dateityp ist nicht erlaubt!',
  broken: 'Die Datei ist beschädigt oder nicht lesbar.',
  too_many_pixels: 'Das Bild hat mehr als 40 Megapixel.',
  too_many_frames: 'Das animierte Bild hat mehr als 200 Einzelbilder.',
  active_content: 'Die Datei enthält aktive Inhalte wie Skripte, Makros oder Verweise nach aussen.',
  embedded: 'In der Datei stecken weitere Dateien oder Objekte. Speichere sie als PDF und versuche es nochmals.',
  reaches_out:
    'Die Datei lädt Inhalte von ausserhalb nach, zum Beispiel eine Vorlage oder Tabelle. Speichere sie als PDF und versuche es nochmals.',
  locked: 'Die Datei ist mit einem Passwort geschützt. Entferne den Schutz und versuche es nochmals.',
  too_heavy: 'Die Datei ist zu aufwendig, um sie zu prüfen.',
  too_large: 'Diese Datei ist zu gross.',
  missing: 'Die Datei ist nicht angekommen.',
  infected: 'Die Datei entspricht nicht unseren Richtlinien.',
  size_differs: 'Die Angaben zur Datei stimmen nicht mit dem Upload überein.',
}

export const messageFor = (refusal: string | null): string =>
  refusalMessages[refusal as FileRefusal] ?? refusalMessages.broken
