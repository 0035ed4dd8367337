import type { LeftOut } from './left-out.ts';

const file = 'react-dom/cjs/react-dom-client.production.js';
const methodsOfFragments = [
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
  'focus',
  'focusLast',
  'blur',
  'observeUsing',
  'unobserveUsing',
  'getClientRects',
  'getRootNode',
  'compareDocumentPosition',
  'scrollIntoView',
];

/** What React DOM does for pages unlike those of the shop. */
export const ofReact: readonly LeftOut[] = [
  {
    file,
    because: 'No page has a `<ViewTransition>`. Each commit looks for one all the same.',
    never: [
      'startViewTransition',
      'createViewTransitionInstance',
      'ViewTransitionPseudoElement',
      ...['animate', 'getAnimations', 'getComputedStyle'].map(
        (name) => `ViewTransitionPseudoElement.prototype.${name}`,
      ),
      'applyViewTransitionToHostInstances',
      'restoreViewTransitionOnHostInstances',
      'measureViewTransitionHostInstancesRecursive',
      'applyViewTransitionName',
      'restoreViewTransitionName',
      'scheduleViewTransitionEvent',
      'commitAfterMutationEffectsOnFiber',
    ],
    instead: {
      trackEnterViewTransitions: '',
      commitAppearingPairViewTransitions: '',
      commitEnterViewTransitions: '',
      commitDeletedPairViewTransitions: '',
      commitExitViewTransitions: '',
      commitNestedViewTransitions: '',
      restorePairedViewTransitions: '',
      restoreEnterOrExitViewTransitions: '',
      restoreNestedViewTransitions: '',
      measureNestedViewTransitions: '',
    },
  },
  {
    file,
    because: 'No `<Fragment>` has a ref. Each change of the page looks for one all the same.',
    never: [
      'FragmentInstance',
      ...methodsOfFragments.map((name) => `FragmentInstance.prototype.${name}`),
      'commitNewChildToFragmentInstance',
      'deleteChildFromFragmentInstance',
    ],
    instead: {
      isFragmentInstanceParent: 'false',
      commitFragmentInstanceInsertionEffects: '',
      commitFragmentInstanceDeletionEffects: '',
      commitNewChildToFragmentInstances: '',
    },
  },
  {
    file,
    because:
      'Forms have an address or `onSubmit`: no function as their action, no `useActionState`, no `useFormStatus`.',
    never: [
      'startHostTransition',
      'mountActionState',
      'updateActionState',
      'rerenderActionState',
      'dispatchActionState',
      'runActionStateAction',
    ],
    instead: { extractEvents$1: '' },
    holding: { extractEvents$1: 'coerceFormActionProp' },
  },
  {
    file,
    because: 'Nothing listens to `onBeforeInput` or `onSelect`, which React makes up from other events.',
    instead: { getNativeBeforeInputChars: 'null', getFallbackBeforeInputChars: 'null', constructSelectEvent: '' },
  },
  {
    file,
    because: 'Browsers that run the build have `input` events.',
    never: ['handleEventsForInputEventPolyfill', 'getTargetInstForInputEventPolyfill'],
  },
  {
    file,
    because: 'No page has a `<SuspenseList>` or an `<Activity>`.',
    never: [
      'updateSuspenseListComponent',
      'initSuspenseListRenderState',
      'cutOffTailIfNeeded',
      'updateActivityComponent',
    ],
  },
  {
    file,
    because: 'Styles are one sheet in the head: none has a `precedence`, and nothing is preloaded by React.',
    never: [
      'acquireResource',
      'insertStylesheet',
      'insertStylesheetIntoRoot',
      'suspendResource',
      'suspendInstance',
      'estimateBandwidth',
      'preload',
      'preloadModule',
      'preinitStyle',
      'preinitScript',
      'preinitModuleScript',
    ],
    instead: { getResource: 'null', waitForCommitToBeReady: 'null' },
  },
  {
    file,
    because: 'No page has elements of its own names, `<my-element>`.',
    never: ['setPropOnCustomElement'],
    instead: { isCustomElement: 'false' },
  },
  {
    file,
    because: 'Which components an error went through is told in letters that the build made up.',
    instead: { getStackByFiberInDevAndProd: '""' },
  },
  {
    file,
    because: 'The document is hydrated once, by itself. Nothing looks for the element of a component.',
    never: [
      'exports.createRoot',
      'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration',
      'ReactDOMSharedInternals.findDOMNode',
    ],
  },
  {
    file,
    because: 'This version of React keeps it and never calls it.',
    never: ['defaultOnDefaultTransitionIndicator'],
  },
];
