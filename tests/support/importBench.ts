import { sql } from 'drizzle-orm'

import { openDatabase } from '../../server/db/open.ts'
import { createEngine } from '../../server/lifecycles/engine.ts'
import { runImports } from '../../server/orders/imports/runImports.ts'
import { quietLog } from './engines.ts'

const events: Readonly<Record<string, string>> = { applied: 'import.apply', undone: 'import.undo' }

/** One large sheet of people, as the server works through it: what `npm run bench imports` measures. */
export const openBench = async (url: string) => {
  const { db, close } = await openDatabase(url, quietLog, { cluster: null })
  const engine = createEngine(db, Date.now)
  const idOf = async (query: ReturnType<typeof sql>): Promise<number> => {
    const { rows } = (await db.execute(query)) as unknown as { rows: Array<{ id: number }> }
    return rows[0]?.id ?? 0
  }
  let chair = 0
  const stateOf = async (id: number): Promise<string> => {
    const answer = await db.execute(sql`select state from people_imports where id = ${id}`)
    return (answer as unknown as { rows: Array<{ state: string }> }).rows[0]?.state ?? ''
  }
  return {
    close,
    /** A sheet whose columns are named; answers its number. */
    async bring(size: number) {
      await db.execute(
        sql`insert into countries (iso, code, name, eng_name, position) values ('CN', '86', '中国', 'China', 0) on conflict do nothing`,
      )
      chair = await idOf(sql`insert into users (nickname) values ('chair') returning id`)
      const subject = await idOf(sql`
        insert into subjects (name, eng_name, position) values ('学科', 'Subject', 0) returning id`)
      const conference = await idOf(sql`
        insert into conferences (title, eng_title, starts_at, ends_at, publication, subject_id)
        values ('会', 'C', now() + interval '30 days', now() + interval '31 days', 'published', ${subject})
        returning id`)
      await db.execute(sql`
        insert into user_roles (user_id, role, conference_id) values (${chair}, 'organizer', ${conference})`)
      const type = await idOf(sql`
        insert into ticket_types (conference_id, name, eng_name) values (${conference}, '嘉宾', 'Guest') returning id`)
      await db.execute(sql`
        insert into price_tiers (ticket_type_id, name, eng_name, amount) values (${type}, '标准', 'Standard', 0)`)
      const id = await idOf(sql`
        insert into people_imports (conference_id, user_id, name, headings, columns, creation_key, state)
        values (${conference}, ${chair}, 'people.csv', '["姓名","手机","单位","票种"]',
          '["name","mobile","affiliation","type"]', 'bench', 'mapped') returning id`)
      await db.execute(sql`
        insert into people_import_rows (import_id, line, cells)
        select ${id}::int, n + 1, jsonb_build_array('参会者' || n, '138' || lpad(n::text, 8, '0'), '某大学', '嘉宾')
        from generate_series(1, ${size}::int) n`)
      await db.execute(sql`analyze`)
      return id
    },
    /** Causes its event, if a person has to, and works until it is there. */
    async reach(id: number, state: string) {
      const type = events[state]
      const actor = { userId: chair, requestId: null }
      if (type !== undefined) await engine.fire(actor, { entity: 'peopleImport', id, event: { type } })
      while ((await stateOf(id)) !== state) {
        const tried = await runImports({ db, engine, now: Date.now })
        if (tried === 0 && (await stateOf(id)) !== state)
          throw new Error(`the import stays ${await stateOf(id)}`)
      }
    },
  }
}
