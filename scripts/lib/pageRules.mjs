import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const longest = 60

/** Files of src/pages with an effect of React's, each with what it is for. */
export const effects = {
  'account/Avatar.tsx': 'tells the account, which is another flow, that its picture is there',
  'LoadingPage.tsx': 'goes on once it is known who is here',
  'benefits/useBenefitVisit.ts': 'counts that a link was opened',
  'attest/Upload.tsx': 'tells the form, which is outside the flow, that a picture is there',
  'shared/useCollect.ts': 'makes up for a press that came before it was known who presses',
  'frame/SiteSearch.tsx': 'hands over what was typed before it was there',
  'frame/useSearchKeys.ts': 'listens to the keyboard of the window',
  'comments/useLinked.ts': 'follows an address to one comment, and moves the focus there',
  'frame/Toasts.tsx': 'loads the code of toasts when the first one waits',
  'frame/useMobileRedirect.ts': 'leaves for the address that the machine gives',
  'gate/useTone.ts': 'plays a tone that belongs to what is shown',
  'live/Player.tsx': 'hands the volume to the media of the room',
  'live/Request.tsx': 'tells the list that a request is gone',
  'live/useCapture.ts': 'closes a capture that the room does not allow any more',
  'live/useFunderMic.ts': 'closes the microphone when the room says that it is closed',
  'live/useDevices.ts': 'asks which devices there are, and again when they change',
  'live/useHold.ts': 'asks before a page on air is left',
  'live/useHandsCall.ts': 'writes in the title and rings that hands wait',
  'live/useKeys.ts': 'listens to the keyboard of the window',
  'live/useOpening.ts': 'opens camera and microphone once the host has taken over',
  'live/usePlayback.ts': 'tells the machine when the stage goes on air',
  'live/useRoom.ts': 'holds the room for as long as the page is shown',
  'live/useScreenShare.ts': 'ends the share that the room does not allow any more',
  'live/useStage.ts': 'notes until when a countdown is shown',
  'live/useStreamMode.ts': 'tells the machine of playlists, roles and hints of the room',
  'live/useTiles.ts': 'listens to which tracks of the room are there',
  'login/useLogin.ts': 'leaves the page once the machine has an answer, and goes on where the session waits',
  'member/Claiming.tsx': 'tells the list that a voucher was taken',
  'member/useFocusOnChange.ts': 'moves the focus after the button that had it is gone',
  'record/useRecord.ts': 'reads the record anew in another language',
  'record/useReplica.ts': 'stops the replica with the page',
  'register/useRegistration.ts': 'reads the conference anew in another language',
  'site/Picture.tsx': 'tells the form, which is outside the flow, that a picture is there',
  'shared/useCountries.ts': 'asks for the countries, and again when the network is back',
  'shared/useEmitted.ts': 'listens to what a machine emits',
  'shared/useKept.ts': 'scrolls to where the page was left, and keeps what it shows when it is left again',
  'shared/useNewest.ts': 'keeps the newest value for callbacks',
  'shared/useRemoteList.ts': 'reads the list anew in another language',
  'shared/useSubjectTitle.ts': 'writes the title of the document',
  'video/Playback.tsx': 'keeps the position when the page is left',
}

/**
 * Pages hold no logic of a flow (docs/ARCHITECTURE.md). Answers what breaks that in a folder of pages.
 * @param {string} folder
 * @param {Readonly<Record<string, string>>} allowed
 */
export function pageFaults(folder, allowed) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted()
  const withEffect = new Set()
  const faults = files.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    const lines = text.trimEnd().split('\n').length
    const hasEffect = /\buse(?:Layout|Insertion)?Effect\(/.test(text)
    if (hasEffect) withEffect.add(file)
    return [
      file.endsWith('.tsx') && lines > longest && `${file} has ${lines} lines; a page has at most ${longest}`,
      hasEffect && !(file in allowed) && `${file} has an effect: a machine or a service does that`,
      file.endsWith('Port.ts') && `${file} is an adapter: it stands in src/services`,
      /(?<![.\w])fetch\(/.test(text) && `${file} fetches: a service does that`,
      /\bset(?:Timeout|Interval)\(/.test(text) && `${file} has a timer: a machine does that (\`after\`)`,
    ].filter((fault) => fault !== false)
  })
  const stale = Object.keys(allowed).filter((file) => !withEffect.has(file))
  return [...faults, ...stale.map((file) => `${file} has no effect any more; take it off the list`)]
}
