/**
 * Reasons why a program without this migration could not go on working with the data, one per statement that takes something away
 * or requires more than before; empty: it only adds (expand). Tables and columns that the migration itself makes are not in use yet.
 */
export const contractions = (text: string): readonly string[] => {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, ' ').replaceAll(/--(?!> statement-breakpoint).*$/gm, ' ')
  const made = {
    tables: new Set(found(code, /create table (?:if not exists )?"?(\w+)"?/gi).map(([name = '']) => name)),
    columns: new Map(
      found(code, /alter table "?(\w+)"? add column (?:if not exists )?"?(\w+)"?([^;]*)/gi).map(
        ([table = '', column = '', rest = '']) => [
          `${table}.${column}`,
          { isNullable: !/not null/i.test(rest) },
        ],
      ),
    ),
  }
  return code
    .split('--> statement-breakpoint')
    .flatMap((block) => (block.includes('$$') ? [block] : block.split(';')))
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .flatMap((statement) => {
      const rule = rules.find(({ pattern }) => pattern.test(statement))
      if (rule === undefined) return []
      const [, table = '', rest = ''] = rule.pattern.exec(statement) ?? []
      if (made.tables.has(table)) return []
      const columns = (rule.columns?.(rest) ?? []).map((column) => made.columns.get(`${table}.${column}`))
      if (columns.length > 0 && columns.every((column) => column !== undefined)) return []
      // Columns that an older program leaves empty differ from everything.
      if (rule.isUnique === true && columns.some((column) => column?.isNullable === true)) return []
      return [`${rule.says}: ${statement.slice(0, 120)}`]
    })
}

interface Rule {
  readonly says: string
  /** The table, and what names columns. */
  readonly pattern: RegExp
  readonly columns?: (rest: string) => readonly string[]
  readonly isUnique?: boolean
}

const quoted = (rest: string) => found(rest, /"(\w+)"(?!\.)/g).map(([name = '']) => name)
const inBrackets = (rest: string) => quoted(/^\([^)]*\)/.exec(rest)?.[0] ?? '')

const rules: readonly Rule[] = [
  { says: 'drops', pattern: /^drop (?:table|view|type|sequence|function|schema) (?:if exists )?"?(\w+)"?/i },
  { says: 'drops a column', pattern: /^alter table "?(\w+)"? drop column (.*)/i },
  { says: 'renames', pattern: /^alter (?:table|index|type|view) "?(\w+)"? rename (.*)/i },
  {
    says: 'changes a type',
    pattern: /^alter table "?(\w+)"? alter column ("?\w+"?) (?:set data )?type /i,
    columns: quoted,
  },
  {
    says: 'wants a value',
    pattern: /^alter table "?(\w+)"? alter column ("?\w+"?) (?:set not null|drop default)/i,
    columns: quoted,
  },
  {
    says: 'wants a value',
    pattern: /^alter table "?(\w+)"? add column (?!.*(?:default|generated))("?\w+"?) .*not null/i,
  },
  {
    says: 'adds a rule',
    pattern: /^alter table "?(\w+)"? add (?:constraint "?\w+"? )?check ?(\(.*)/i,
    columns: quoted,
  },
  {
    says: 'adds a rule',
    pattern: /^alter table "?(\w+)"? add (?:constraint "?\w+"? )?foreign key ?(\(.*)/i,
    columns: inBrackets,
  },
  {
    says: 'adds a rule',
    pattern: /^alter table "?(\w+)"? add (?:constraint "?\w+"? )?(?:unique|primary key) ?(\(.*)/i,
    columns: inBrackets,
    isUnique: true,
  },
  {
    says: 'adds a rule',
    pattern: /^create unique index .* on "?(\w+)"?(?: using \w+)? ?(\(.*)/i,
    columns: inBrackets,
    isUnique: true,
  },
]

const found = (text: string, pattern: RegExp): ReadonlyArray<readonly string[]> =>
  [...text.matchAll(pattern)].map(([, ...groups]) => groups)
