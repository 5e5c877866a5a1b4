/**
 * Puts sticky parts into the flow and goes to the top. They lie over what scrolls below them, and what they half cover measures
 * as too small to touch, wherever the last step has scrolled to.
 */
export const layFlat = () => {
  for (const element of document.querySelectorAll<HTMLElement>('body *'))
    if (getComputedStyle(element).position === 'sticky') element.style.position = 'static'
  scrollTo({ top: 0, behavior: 'instant' })
}
