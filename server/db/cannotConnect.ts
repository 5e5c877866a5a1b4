import { DatabaseError, sqlState } from './errors.ts'

/** Turns the driver's error of a failed connection into a sentence with its remedy; without the password. */
export const cannotConnect = (error: Error, url: string): DatabaseError => {
  const { user, database, place } = namesIn(url)
  const code = sqlState(error) ?? (error as NodeJS.ErrnoException).code ?? ''
  const says =
    sentences[code]?.({ user, database, place }) ??
    `PostgreSQL does not answer at ${place}${code === '' ? '' : ` (${code})`}: check host and port in DATABASE_URL, and that the server runs and lets this machine in`
  return new DatabaseError('unreachable', says, { cause: error })
}

interface Names {
  readonly user: string
  readonly database: string
  readonly place: string
}

const wrongLogin = ({ user, place }: Names): string =>
  `PostgreSQL at ${place} does not let the user ${user} in: check user and password in DATABASE_URL, and pg_hba.conf of the server`

const sentences: Readonly<Record<string, (names: Names) => string>> = {
  '28P01': wrongLogin,
  '28000': wrongLogin,
  '3D000': ({ database, user, place }) =>
    `PostgreSQL at ${place} has no database ${database}: make it (createdb -O ${user} ${database}), or name another one in DATABASE_URL`,
  '25006': ({ place }) =>
    `PostgreSQL at ${place} takes no changes: it is a standby or read-only; name the primary in DATABASE_URL`,
  '42501': ({ database, user }) =>
    `The user ${user} may not use the database ${database}: grant it (alter database ${database} owner to ${user})`,
  '53300': ({ place }) =>
    `PostgreSQL at ${place} has no connection left: raise max_connections, or stop what holds them`,
}

const namesIn = (url: string): Names => {
  try {
    const { username, hostname, port, pathname, searchParams } = new URL(url)
    return {
      user: decodeURIComponent(username) || 'of this process',
      database: decodeURIComponent(pathname.slice(1)) || 'of that name',
      place: searchParams.get('host') ?? `${hostname || 'localhost'}:${port || 5432}`,
    }
  } catch {
    return { user: 'of DATABASE_URL', database: 'of DATABASE_URL', place: 'the configured address' }
  }
}
