import { useSearch } from 'wouter'

import { Inbox } from './console/Inbox.tsx'
import { readDesk } from './console/desk.ts'

/** `/console?queue=…`: the queues of an account that decides; what is looked at stands in the address. */
const ConsolePage = () => <Inbox wanted={readDesk(useSearch())} />

export default ConsolePage
