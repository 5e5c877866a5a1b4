import { and, eq, inArray } from 'drizzle-orm'

import type { ContentTexts } from '../../../src/contract/conferenceContent.ts'
import {
  picturesIn,
  type RichDocument,
  type RichNode,
  type RichPicture,
} from '../../../src/contract/richText.ts'
import { workOf } from '../../../src/contract/teamParts.ts'
import { contentPictures } from '../../db/schema/contents.ts'
import { userRoles } from '../../db/schema/organizers.ts'
import type { Tx } from '../../db/types.ts'
import { Refused } from '../../shared/refused.ts'

/** Name of the stored file. */
export const fileOf = ({ src }: RichPicture): string => src.slice('/uploads/'.length)

/** A text may show what was uploaded for its conference, in the size that it was stored in. Throws `Refused`. */
export const refuseStrangePictures = async (
  tx: Tx,
  conferenceId: number,
  texts: Pick<ContentTexts, 'body' | 'eng_body'>,
): Promise<void> => {
  const shown = [...picturesIn(texts.body), ...picturesIn(texts.eng_body)]
  if (shown.length === 0) return
  const rows = await tx
    .select()
    .from(contentPictures)
    .where(
      and(eq(contentPictures.conferenceId, conferenceId), inArray(contentPictures.file, shown.map(fileOf))),
    )
  const isStrange = (picture: RichPicture) =>
    !rows.some(
      ({ file, width, height }) =>
        file === fileOf(picture) && width === picture.width && height === picture.height,
    )
  for (const field of ['body', 'eng_body'] as const)
    if (picturesIn(texts[field]).some(isStrange)) throw new Refused('pictureUnknown', { field })
}

interface Taking {
  readonly conferenceId: number
  readonly userId: number
}

/**
 * The pictures of texts written for another conference become this one’s, too, if the account writes texts of a
 * conference that has them. Returns a function that adapts a document: words replace every other picture in it.
 */
export const takePictures = async (
  tx: Tx,
  documents: readonly RichDocument[],
  { conferenceId, userId }: Taking,
): Promise<(doc: RichDocument) => RichDocument> => {
  const shown = documents.flatMap(picturesIn)
  const rows =
    shown.length === 0
      ? []
      : await tx
          .selectDistinctOn([contentPictures.file], {
            file: contentPictures.file,
            width: contentPictures.width,
            height: contentPictures.height,
          })
          .from(contentPictures)
          .innerJoin(
            userRoles,
            and(
              eq(userRoles.conferenceId, contentPictures.conferenceId),
              eq(userRoles.userId, userId),
              inArray(userRoles.role, [...workOf.content]),
            ),
          )
          .where(inArray(contentPictures.file, shown.map(fileOf)))
  if (rows.length > 0) await tx.insert(contentPictures).values(rows.map((row) => ({ ...row, conferenceId })))
  const known = new Set(rows.map(({ file }) => file))
  const fitted = <N extends RichNode>(node: N): N =>
    node.content === undefined ? node : { ...node, content: node.content.map(fit) }
  const fit = (node: RichNode): RichNode => {
    const [picture] = node.type === 'picture' ? picturesIn(node) : []
    if (picture === undefined) return fitted(node)
    return known.has(fileOf(picture))
      ? node
      : { type: 'paragraph', content: [{ type: 'text', text: picture.alt }] }
  }
  return fitted
}
