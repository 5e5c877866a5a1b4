import { shown } from '../shared/shown.ts'
import type { DraftSnapshot } from './draft.machine.ts'
import { draftKeepings } from './draft.types.ts'

export const selectKeeping = (snapshot: DraftSnapshot) => shown(snapshot, draftKeepings)
