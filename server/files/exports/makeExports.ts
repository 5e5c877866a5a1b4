import { createReadStream } from 'node:fs'
import { and, asc, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'

import { exportKeptMs } from '../../accounts/readOwnAccount.ts'
import { outageOf } from '../../db/errors.ts'
import { accountDeletions } from '../../db/schema/accountDeletions.ts'
import { accountExports } from '../../db/schema/accountExports.ts'
import { uploadedFiles } from '../../db/schema/files.ts'
import type { Db, Log } from '../../db/types.ts'
import { momentText } from '../../notifications/momentText.ts'
import { notify } from '../../notifications/notify.ts'
import { describeFault } from '../../shared/faults.ts'
import { exportReadme } from '../../shared/sentences/exportReadme.ts'
import type { uploadStores } from '../store.ts'
import { ownRows, rowsOf } from './ownRows.ts'
import { textEntry, zipStream, type ZipEntry } from './zipStream.ts'

/** How long a server may take before another one may think it dead. */
const claimMs = 15 * 60_000

interface ExportTools {
  readonly db: Db
  readonly stores: ReturnType<typeof uploadStores>
  readonly log: Log
  readonly now: () => number
}

/** Makes the archives that were asked for, one by one, on several servers at once; removes those that had their time. */
export const makeExports = async (tools: ExportTools): Promise<void> => {
  for (;;) {
    const wanted = await claim(tools)
    if (wanted === null) break
    try {
      await make(tools, wanted)
    } catch (error) {
      if (outageOf(error) !== null) throw error
      tools.log.error({ export: wanted.id, fault: describeFault(error) }, 'export: failed')
      return
    }
  }
  await removeOld(tools)
}

type Wanted = typeof accountExports.$inferSelect

const claim = ({ db, now }: ExportTools): Promise<Wanted | null> =>
  db.transaction(async (tx) => {
    const at = new Date(now())
    const [wanted] = await tx
      .select()
      .from(accountExports)
      .where(
        and(
          isNull(accountExports.readyAt),
          or(isNull(accountExports.claimedUntil), lt(accountExports.claimedUntil, at)),
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
      // The account was deleted meanwhile.
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

const removeOld = async ({ db, stores, now }: ExportTools): Promise<void> => {
  const isOld = lt(accountExports.readyAt, new Date(now() - exportKeptMs))
  const isOrphan = eq(accountDeletions.state, 'done')
  const over = await db
    .select({ id: accountExports.id, file: accountExports.file })
    .from(accountExports)
    .leftJoin(accountDeletions, eq(accountDeletions.userId, accountExports.userId))
    .where(and(isNotNull(accountExports.file), or(isOld, isOrphan)))
  for (const { id, file } of over) {
    if (file !== null) await stores.exports.remove(file)
    await db.update(accountExports).set({ file: null }).where(eq(accountExports.id, id))
  }
  await stores.exports.removeDrafts(now() - claimMs)
}
