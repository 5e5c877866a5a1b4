import type { PGlite } from '@electric-sql/pglite'

/** Data that a copy of the cluster needs to be opened: taken from the engine while it goes on working. */
export interface CopyEnd {
  /** Content of the file `backup_label` of the copy. */
  readonly label: string
  /** Name of the last file of the log that the copy needs. */
  readonly upTo: string
}

/** PostgreSQL's own protocol for a copy of the files of a cluster that is in use. One at a time. */
export interface OnlineBackup {
  /**
   * From now on files may be copied, in any order and while they change; files of the log stay. Gives the name of the first
   * file of the log that the copy needs. Rejects with `BackupBusy`.
   */
  begin(): Promise<string>
  /** Everything else is copied: what the log says up to here belongs to the copy. */
  end(): Promise<CopyEnd>
  /** Ends the copy, finished or given up. Safe to call at any time. */
  release(): Promise<void>
}

/** Another process is copying the database at this moment. */
export class BackupBusy extends Error {
  constructor() {
    super('Another backup of this database is under way')
    this.name = 'BackupBusy'
  }
}

/** `hold(true)`: no checkpoint until `hold(false)`, because it would remove files of the log. */
export const onlineBackup = (
  client: Pick<PGlite, 'query'>,
  hold: (isHeld: boolean) => void,
): OnlineBackup => {
  let stage: 'idle' | 'copying' | 'ended' = 'idle'
  const stop = async (): Promise<CopyEnd> => {
    stage = 'ended'
    const { rows } = await client.query<{ label: string; upTo: string }>(
      `select labelfile as label, pg_walfile_name(lsn) as "upTo" from pg_backup_stop(false)`,
    )
    const [end] = rows
    if (end === undefined) throw new Error('The engine did not say where the copy ends')
    return end
  }
  return {
    begin: async () => {
      if (stage !== 'idle') throw new BackupBusy()
      stage = 'copying'
      hold(true)
      try {
        const { rows } = await client.query<{ file: string }>(
          `select pg_walfile_name(lsn) as file from pg_backup_start('symposium', true) lsn`,
        )
        return rows[0]?.file ?? ''
      } catch (error) {
        stage = 'idle'
        hold(false)
        throw error
      }
    },
    end: stop,
    release: async () => {
      if (stage === 'idle') return
      try {
        if (stage === 'copying') await stop()
      } finally {
        stage = 'idle'
        hold(false)
      }
    },
  }
}
