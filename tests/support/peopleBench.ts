import { sql } from 'drizzle-orm'

import type { PeopleFilter } from '../../src/contract/peopleFilter.ts'
import { openDatabase } from '../../server/db/open.ts'
import { beginBulk } from '../../server/lifecycles/people/bulk/applyBulk.ts'
import { previewOf } from '../../server/lifecycles/people/bulk/previewBulk.ts'
import { undoAction } from '../../server/lifecycles/people/bulk/undoBulk.ts'
import { exportPeople } from '../../server/lifecycles/people/exportPeople.ts'
import { createEngine } from '../../server/lifecycles/engine.ts'
import { keepPeopleTerms } from '../../server/lifecycles/people/keepPeopleTerms.ts'
import { readPeople } from '../../server/lifecycles/people/readPeople.ts'
import { writeSheet } from '../../server/sheets/writeSheet.ts'
import type { SheetFormat } from '../../src/contract/paperSheetWords.ts'
import { quietLog } from './engines.ts'

/** Many registrations of one conference, and what its team asks of them: what `npm run bench people` measures. */
export const openBench = async (url: string) => {
  const { db, close } = await openDatabase(url, quietLog, { cluster: null })
  const engine = createEngine(db, () => Date.now())
  const conferenceId = 1
  const types: number[] = []
  let keys = 0
  return {
    close,
    /** Every twentieth waits for its money, every tenth is closed, every fourth has come, every fifth has a paper. */
    async fill(from: number, to: number) {
      await db.execute(sql`
        insert into conferences (id, title, eng_title, starts_at, ends_at, publication) overriding system value
        values (${conferenceId}, '会', 'C', now(), now() + interval '1 day', 'draft') on conflict do nothing`)
      if (types.length === 0)
        for (const name of ['普通代表', '学生代表', '境外代表']) {
          const { rows } = (await db.execute(sql`
            insert into ticket_types (conference_id, name, eng_name) values (${conferenceId}, ${name}, 'T')
            returning id`)) as unknown as { rows: Array<{ id: number }> }
          types.push(rows[0]?.id ?? 0)
        }
      for (let at = from; at < to; at += step) {
        const last = Math.min(to, at + step) - 1
        await db.execute(
          sql`insert into users (nickname) select 'n' || n from generate_series(${at}::int, ${last}::int) n`,
        )
        await db.execute(sql`
          insert into orders (no, kind, user_id, conference_id, ticket_type_id, list_amount, amount, attendee, due_at,
            state, closed_reason)
          select 'B' || lpad(n::text, 10, '0'), 'conf', (select min(id) from users) + n, ${conferenceId},
            (array[${sql.raw(types.join(','))}])[n % 3 + 1], 160000, 160000,
            jsonb_build_object(
              'name', substr(${surnames}, n % ${surnames.length} + 1, 1) || substr(${given}, n / 7 % ${given.length} + 1, 1)
                || substr(${given}, n / 401 % ${given.length} + 1, 1),
              'affiliation', (array['江南大学','滨海理工大学','北京大学','华东材料研究所','University of Oslo'])[n % 5 + 1] || '第' || n % 97 || '实验室',
              'email', 'p' || n || '@example.org', 'mobile', '138' || lpad((n * 37)::text, 8, '0')),
            now(), case when n % 20 = 0 then 'to_be_paid' when n % 10 = 1 then 'closed' else 'paid' end,
            case when n % 20 <> 0 and n % 10 = 1 then 'expired' end
          from generate_series(${at}::int, ${last}::int) n`)
        await db.execute(sql`
          insert into tickets (order_id, user_id, conference_id, code, state, signed_at)
          select id, user_id, conference_id, no, 'valid.signed_in', now() from orders
          where id % 4 = 0 and no >= 'B' || lpad(${at}::text, 10, '0') and no <= 'B' || lpad(${last}::text, 10, '0')`)
      }
      const began = performance.now()
      let made = 0
      for (let some = -1; some !== 0; made += some) some = await keepPeopleTerms({ db, now: Date.now })
      const ms = performance.now() - began
      for (const table of ['orders', 'people_terms', 'tickets', 'users'])
        await db.execute(sql.raw(`vacuum analyze ${table}`))
      return { made: made + 1, ms }
    },
    /** As the list asks: a page and how many there are. */
    async page(filter: PeopleFilter, after: number | null) {
      const wish = { conferenceId, filter, after, limit: 50 }
      const { list } = await readPeople(db, wish, 'zh')
      return list.at(-1)?.id ?? null
    },
    async out(format: SheetFormat) {
      const rows = exportPeople(db, { conferenceId, filter: {}, language: 'zh', timeZone: 'Asia/Shanghai' })
      let bytes = 0
      let most = 0
      const reader = writeSheet(format, rows).getReader()
      for (;;) {
        const { done, value } = await reader.read()
        if (done) return { bytes, most }
        bytes += value.length
        most = Math.max(most, process.memoryUsage().rss)
      }
    },
    async tagAll() {
      keys += 1
      const wish = {
        conferenceId,
        filter: {},
        ids: null,
        kind: 'tag',
        tag: `t${keys}`,
        type: 0,
        reason: '',
      } as const
      const { until } = await previewOf(db, wish, { language: 'zh', at: new Date() })
      const asked = { ...wish, userId: 1, key: `k${keys}`, until, at: new Date() }
      return engine.run((scope) => beginBulk(scope, asked))
    },
    async undo(id: number) {
      const { rows } = (await db.execute(
        sql`select conference_id from bulk_actions where id = ${id}`,
      )) as unknown as {
        rows: unknown[]
      }
      if (rows.length === 0) throw new Error('there is no such action')
      await engine.run((scope) => undoAction(scope, { id, conferenceId } as never))
    },
    /** Searches of each shape. */
    words: [
      '林',
      '林梅',
      'linmei',
      'lm',
      'wang',
      '江南大学',
      '8000',
      'p4242@example.org',
      'B0000042424',
      'oslo',
      'zhangxyz',
    ],
    filters: [
      {},
      { state: 'closed' },
      { state: 'paid', signed_in: 'no' },
      { types: [2] },
      { paper: 'none' },
      { signed_in: 'yes' },
    ] satisfies PeopleFilter[],
  }
}

const step = 10_000
const surnames = '王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许邓冯韩曹曾单仇解'
const given =
  '梅雷伟芳娜敏静丽强磊军洋勇艳杰娟涛明超秀霞平刚桂英华玉兰红志建国文辉力永健世广义兴良海山仁波宁贵福生龙元全学祥才发武新利清飞彬富顺信子昌成康星光天达安岩中茂进林有坚和彪博诚先敬震振壮会思群豪心邦承乐绍功松善厚庆民友裕河哲江泽'
