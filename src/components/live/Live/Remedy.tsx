import { FormattedMessage } from 'react-intl'

import type { MediaFault } from '../../../contract/room/ports.ts'

/** What was wrong with a device or the connection of the media, and what helps. */
export const Remedy = ({ fault }: { fault: MediaFault }) => <FormattedMessage id={`live.remedy.${fault}`} />
