import { useSearch } from 'wouter'

import { Inbox } from './console/Inbox.tsx'
import { readDesk } from './console/desk.ts'

/** `/console?queue=…`: the queues of an account that decides; the current view is in the address. */
const ConsolePage = () => <Inbox wanted={readDesk(useSearch())} />

export default ConsolePage
