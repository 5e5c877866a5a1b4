import type { HostPlace } from '../../../components/conference/ConferenceHosts/hostPlaces.ts'
import type { ConferenceHosts } from '../../../contract/conferenceHosts.ts'

export interface HostActProps extends HostPlace {
  readonly hosts: ConferenceHosts
  /** `isChanged`: the page shows outdated data. */
  readonly onEnd: (isChanged: boolean) => void
}

/** A removed entry that can be restored. */
export interface RemovedEntry {
  readonly id: number
  /** Current version. */
  readonly version: number
  readonly name: string
}
