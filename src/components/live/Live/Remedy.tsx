import { FormattedMessage } from 'react-intl'

import type { MediaFault } from '../../../contract/room/ports.ts'

/** Fault of a device or the media connection, with its remedy. */
export const Remedy = ({ fault }: { fault: MediaFault }) => <FormattedMessage id={`live.remedy.${fault}`} />
