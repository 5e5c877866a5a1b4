import { createReadStream } from 'node:fs'
import { and, asc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'

import { exportKeptMs } from '../../accounts/readOwnAccount.ts'
import { accountDeletions } from '../../db/schema/accountDeletions.ts'
import { accountExports } from '../../db/schema/accountExports.ts'
import { uploadedFiles } from '../../db/schema/files.ts'
import type { Db, Log } from '../../db/types.ts'
import { momentText } from '../../notifications/momentText.ts'
import { notify } from '../../notifications/notify.ts'
import { exportReadme } from '../../shared/sentences/exportReadme.ts'
import type { uploadStores } from '../store.ts'
import { ownRows, rowsOf } from './ownRows.ts'
import { textEntry, zipStream, type ZipEntry } from './zipStream.ts'
import { isNotAside, rowByRow } from '../../jobs/rowByRow.ts'

/** How long a server may take before another one may think it dead. */
const claimMs = 15 * 60_000

interface ExportTools {
  readonly db: Db
  readonly stores: ReturnType<typeof uploadStores>
  readonly log: Log
  readonly now: () => number
}

/** Makes the requested archives, one by one, on several servers at once; removes expired ones. */
export const makeExports = async (tools: ExportTools, only?: string): Promise<void> => {
  if (only?.startsWith(removal) === true) return removeOld(tools, only)
  for (;;) {
    const wanted = await claim(tools, only)
    if (wanted === null) break
    await rowByRow(tools, {
      ...{ task: 'exports', only, rows: [wanted] },
      nameOf: ({ id }) => String(id),
      work: (row) => make(tools, row),
    })
  }
  await removeOld(tools)
}

type Wanted = typeof accountExports.$inferSelect

const claim = ({ db, now }: ExportTools, only: string | undefined): Promise<Wanted | null> =>
  db.transaction(async (tx) => {
    const at = new Date(now())
    const [wanted] = await tx
      .select()
      .from(accountExports)
      .where(
        and(
          isNull(accountExports.readyAt),
          // One that is tried again is not held by the attempt that failed.
          only === undefined
            ? and(
                or(isNull(accountExports.claimedUntil), lt(accountExports.claimedUntil, at)),
                isNotAside('exports', accountExports.id),
              )
            : eq(accountExports.id, Number(only)),
        ),
      )
      .orderBy(asc(accountExports.id))
      .limit(1)
      .for('update', { skipLocked: true })
    if (wanted === undefined) return null
    const claimedUntil = new Date(at.getTime() + claimMs)
    await tx.update(accountExports).set({ claimedUntil }).where(eq(accountExports.id, wanted.id))
    return wanted
  })

const make = async (tools: ExportTools, wanted: Wanted): Promise<void> => {
  const { db, stores, now } = tools
  const draft = await stores.exports.draft()
  try {
    for await (const piece of zipStream(entriesOf(tools, wanted))) await draft.write(piece)
    const file = stores.exports.nameFor('zip')
    await draft.keep(file)
    await db.transaction(async (tx) => {
      const readyAt = new Date(now())
      const [row] = await tx
        .update(accountExports)
        .set({ file, bytes: draft.size(), readyAt })
        .where(eq(accountExports.id, wanted.id))
        .returning({ id: accountExports.id })
      // The account was deleted since.
      if (row === undefined) return stores.exports.remove(file)
      const end = new Date(readyAt.getTime() + exportKeptMs)
      const known = { what: '', where: '', reason: '', amount: '' }
      await notify(tx, {
        userId: wanted.userId,
        name: 'exportReady',
        link: '/account',
        key: `export ${wanted.id}`,
        facts: {
          zh: { ...known, until: momentText(end, 'zh') },
          en: { ...known, until: momentText(end, 'en') },
        },
        at: readyAt,
      })
    })
  } finally {
    await draft.drop()
  }
}

async function* entriesOf(
  { db, stores }: ExportTools,
  { userId, language }: Wanted,
): AsyncGenerator<ZipEntry> {
  yield textEntry(language === 'en' ? 'README.txt' : '说明.txt', exportReadme[language])
  for (const [name, rows] of Object.entries(ownRows))
    yield textEntry(`data/${name}.json`, await rowsOf(db, rows, userId))
  const files = await db.select().from(uploadedFiles).where(eq(uploadedFiles.userId, userId))
  for (const { name, place } of files) {
    const found = await stores[place].find(name)
    if (found !== null) yield { name: `files/${place}/${name}`, chunks: createReadStream(found.path) }
  }
}

/** Before the number of an archive that could not be removed. */
const removal = 'old '

const removeOld = async (tools: ExportTools, only?: string): Promise<void> => {
  const { db, stores, now } = tools
  const name = sql<string>`${removal}::text || ${accountExports.id}`
  const isOld = lt(accountExports.readyAt, new Date(now() - exportKeptMs))
  const isOrphan = eq(accountDeletions.state, 'done')
  const over = await db
    .select({ id: accountExports.id, file: accountExports.file })
    .from(accountExports)
    .leftJoin(accountDeletions, eq(accountDeletions.userId, accountExports.userId))
    .where(
      and(
        isNotNull(accountExports.file),
        or(isOld, isOrphan),
        only === undefined ? isNotAside('exports', name) : eq(name, only),
      ),
    )
  await rowByRow(tools, {
    ...{ task: 'exports', only, rows: over },
    nameOf: ({ id }) => `${removal}${id}`,
    work: async ({ id, file }) => {
      if (file !== null) await stores.exports.remove(file)
      await db.update(accountExports).set({ file: null }).where(eq(accountExports.id, id))
    },
  })
  await stores.exports.removeDrafts(now() - claimMs)
}
