import { watchAge, watchSoon } from '../../services/visibility.ts'

/** What pages need on which somebody waits for others. */
export const pageAge = () => ({ watchAge, watchSoon })
