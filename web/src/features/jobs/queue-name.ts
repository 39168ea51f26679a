import labels from '@werkplatz/content/labels/jobs.json'

const names: Readonly<Record<string, string>> = labels.names

/** Those without a name of their own are few and technical. */
export const queueName = (queue: string) => names[queue] ?? queue
