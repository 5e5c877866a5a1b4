import { sql, type AnyColumn, type SQL } from 'drizzle-orm'

/** `inLanguage` in a query: one of two columns; where that is empty, the other one (CONF-02). */
export const columnInLanguage = (
  language: string,
  zh: AnyColumn | SQL<string>,
  en: AnyColumn | SQL<string>,
): SQL<string> => {
  // This is the one place for queries.
  // oxlint-disable-next-line symposium/in-language
  const [own, other] = language === 'en' ? ([en, zh] as const) : ([zh, en] as const)
  return sql<string>`coalesce(nullif(${own}, ''), ${other})`
}

/** The same by language, for tables of queries. */
export const columnsInLanguages = (zh: AnyColumn | SQL<string>, en: AnyColumn | SQL<string>) => ({
  zh: columnInLanguage('zh', zh, en),
  en: columnInLanguage('en', zh, en),
})
