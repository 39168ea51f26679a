// The work history counted day by day, as one would with a calendar and a pencil: what the SQL is held against.
export interface Worked {
  id: string
  linked: boolean
  /** Days from the beginning of the world. */
  from: number
  to: number
}

const GAP = 14

export function naiveHistory(works: readonly Worked[], joined: number, today: number) {
  const isCovered = (day: number) => works.some(({ from, to }) => from <= day && day <= to)
  const counted = works.filter(({ from, to }) => joined <= today && from <= today && to >= joined)
  const idleBefore = (day: number) => {
    let days = 0
    for (let before = day - 1; before >= joined && !isCovered(before); before -= 1) days += 1
    return days
  }
  let idle = 0
  let run = 0
  let gaps = 0
  let worked = 0
  for (let day = joined; day <= today; day += 1) {
    run = isCovered(day) ? 0 : run + 1
    if (run > 0) idle += 1
    if (run === GAP + 1) gaps += 1
    for (const { from, to } of counted) if (from <= day && day <= to) worked += 1
  }
  const starts = counted.map(({ id, from }) => ({
    id,
    day: Math.max(from, joined),
    idle: idleBefore(Math.max(from, joined)),
  }))
  return {
    stats: {
      total: counted.length,
      linked: counted.filter(({ linked }) => linked).length,
      gaps,
      daysIdle: idle,
      average: counted.length === 0 ? 0 : Math.round((worked / counted.length) * 10 + 1e-9) / 10,
    },
    starts: starts.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    ends: counted
      .filter(({ to }) => to < today)
      .map(({ id, to }) => ({ id, day: to }))
      .toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    joins: joined <= today ? 1 : 0,
  }
}

/** What a day says about somebody, read off the definition in the decisions; far dates included. */
export function naiveStatus(
  rows: readonly { status: string; from: number; to: number; approvedFrom: number | null; approvedTo: number | null }[],
  today: number,
): 'ACTIVE' | 'PENDING' | 'IDLE' {
  const covers = (from: number, to: number) => from <= today && today <= to
  if (rows.some((row) => row.approvedFrom !== null && covers(row.approvedFrom, row.approvedTo!))) return 'ACTIVE'
  const pending = rows.filter(({ status }) => status === 'PENDING')
  if (pending.some(({ from, to }) => covers(from, to))) return 'PENDING'
  const soon = (from: number) => from > today && from <= today + 14
  const isSoon =
    pending.some(({ from }) => soon(from)) || rows.some((row) => row.approvedFrom !== null && soon(row.approvedFrom))
  return isSoon ? 'PENDING' : 'IDLE'
}
