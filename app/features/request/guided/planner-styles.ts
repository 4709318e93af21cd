import brand from '#app/brand/brand.module.css'
import ceibaTree from '#app/picture/tree/ceiba-tree.module.css'
import hills from '#app/picture/tree/hills.module.css'
import button from '#app/ui/button.module.css'
import checkField from '#app/ui/check-field.module.css'
import chip from '#app/ui/chip.module.css'
import discButton from '#app/ui/disc-button.module.css'
import display from '#app/ui/display.module.css'
import field from '#app/ui/field.module.css'
import frame from '#app/ui/frame.module.css'
import icon from '#app/ui/icon.module.css'
import note from '#app/ui/note.module.css'
import secondaryButton from '#app/ui/secondary-button.module.css'
import tertiaryButton from '#app/ui/tertiary-button.module.css'
import text from '#app/ui/text.module.css'
import textLink from '#app/ui/text-link.module.css'
import visuallyHidden from '#app/ui/visually-hidden.module.css'
import choices from './choices.module.css'
import countField from './count-field.module.css'
import planner from './planner.module.css'
import plannerBar from './planner-bar.module.css'
import plannerScene from './planner-scene.module.css'
import plannerSteps from './planner-steps.module.css'
import plannerSummary from './planner-summary.module.css'
import stepForm from './step-form.module.css'
import stepNav from './step-nav.module.css'
import steps from './steps.module.css'
import youStep from './you-step.module.css'

/** What the planner looks like: linked at once, while its script waits. */
export const plannerStyles = [
  brand,
  ceibaTree,
  hills,
  choices,
  countField,
  plannerBar,
  plannerScene,
  plannerSteps,
  plannerSummary,
  planner,
  stepForm,
  stepNav,
  steps,
  youStep,
  button,
  checkField,
  chip,
  discButton,
  display,
  field,
  frame,
  icon,
  note,
  secondaryButton,
  tertiaryButton,
  textLink,
  text,
  visuallyHidden,
]
