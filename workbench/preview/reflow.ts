/**
 * WCAG 1.4.10: a page is never wider than the screen.
 * @throws with the widest offender when the story can be scrolled sideways
 */
export const expectReflow = () => {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return
  const sticksOut = [...document.body.querySelectorAll('*')].find(
    (element) => element.getBoundingClientRect().right > clientWidth + 1,
  )
  throw new Error(
    `This story is ${scrollWidth} px wide on a screen of ${clientWidth} px: ${sticksOut?.outerHTML.slice(0, 160)}`,
  )
}
