const VISIBLE = 0.1

/**
 * Lets each `data-reveal` below the fold appear once a tenth of it is visible. What is visible at the start never
 * hides, and nothing does without script or for those who prefer less motion.
 */
export function revealAsVisible(): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue
        target.removeAttribute('data-waiting')
        observer.unobserve(target)
      }
    },
    { threshold: VISIBLE },
  )
  const hidden = [...document.querySelectorAll('[data-reveal]')].filter(
    (element) => element.getBoundingClientRect().top >= window.innerHeight,
  )
  for (const element of hidden) {
    element.setAttribute('data-waiting', '')
    observer.observe(element)
  }
}
