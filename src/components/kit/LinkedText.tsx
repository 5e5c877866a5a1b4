import { Fragment } from 'react'

import { linkedParts } from '../../contract/linkedParts.ts'

/** A user's text; addresses and DOIs in it become links, and everything else stays text. */
export const LinkedText = ({ text }: { text: string }) =>
  linkedParts(text).map(({ text: part, href }, at) => (
    <Fragment key={at}>
      {href === null ? (
        part
      ) : (
        <a href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
          {part}
        </a>
      )}
    </Fragment>
  ))
