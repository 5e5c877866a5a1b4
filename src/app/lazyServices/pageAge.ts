import { watchAge, watchSoon } from '../../services/visibility.ts'

/** Services for pages on which a user waits for others. */
export const pageAge = () => ({ watchAge, watchSoon })
