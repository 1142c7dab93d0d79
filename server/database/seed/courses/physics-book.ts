/** A chapter of the printed physics book: where it stands in the bank, and its theory as it is printed. */
interface PrintedChapter {
  readonly part: string;
  /** The chapter of the bank whose questions stand in its exercises. */
  readonly title: string;
  readonly page: number;
  readonly pages: readonly { readonly title: string; readonly text: string }[];
}

/** The theory of a physics book for JEE, in two parts. */
export const physicsBook: readonly PrintedChapter[] = [
  {
    part: 'Mechanics',
    title: 'Kinematics',
    page: 1,
    pages: [
      {
        title: '1.1 Motion along a line',
        text: 'Velocity says how fast the position changes, acceleration how fast the velocity changes:\n\n$$v = \\frac{dx}{dt} \\qquad a = \\frac{dv}{dt} = v\\,\\frac{dv}{dx}$$\n\nThe last form is the one to use when the acceleration is given as a function of the position.\n\nIf the acceleration is constant, three equations follow. Each leaves out one quantity, so choose the one that leaves out what is neither given nor asked.\n\n$$v = u + at \\qquad s = ut + \\tfrac12 at^2 \\qquad v^2 = u^2 + 2as$$\n\nExample. A car at $20\\ \\text{m s}^{-1}$ stops in $50\\ \\text{m}$. Time is neither given nor asked: $0 = 20^2 - 2a \\cdot 50$, so $a = 4\\ \\text{m s}^{-2}$.',
      },
      {
        title: '1.2 Projectiles',
        text: 'A projectile moves in two directions that know nothing of each other: forwards with constant velocity, upwards with the acceleration $-g$. Only the time is common to both.\n\n$$T = \\frac{2u\\sin\\theta}{g} \\qquad H = \\frac{u^2\\sin^2\\theta}{2g} \\qquad R = \\frac{u^2\\sin 2\\theta}{g}$$\n\nThe range is greatest at $45^\\circ$. Two angles that add up to $90^\\circ$ have the same range, because $\\sin 2\\theta$ is the same for both.\n\nExample. From $u = 40\\ \\text{m s}^{-1}$ at $30^\\circ$ and $g = 10\\ \\text{m s}^{-2}$: the upward part is $20\\ \\text{m s}^{-1}$, so $T = 4\\ \\text{s}$.',
      },
    ],
  },
  {
    part: 'Mechanics',
    title: 'Laws of Motion',
    page: 31,
    pages: [
      {
        title: '2.1 Draw the forces',
        text: 'Draw one body alone, with every force that something else exerts on it: its weight, the pull of a string, the push of a surface. Then choose axes along the acceleration and across it.\n\n$$\\sum F_x = ma_x \\qquad \\sum F_y = 0$$\n\nOn an incline the weight has the parts $mg\\sin\\theta$ along the slope and $mg\\cos\\theta$ into it.\n\nExample. Masses $m_1 > m_2$ hang over a smooth pulley. For both together $a = \\frac{(m_1 - m_2)g}{m_1 + m_2}$, and for one alone the tension is $T = \\frac{2m_1m_2g}{m_1 + m_2}$.',
      },
      {
        title: '2.2 Friction',
        text: 'Static friction is as large as it has to be, up to a limit. Only when the body slides does friction have a fixed value:\n\n$$f_s \\le \\mu_s N \\qquad f_k = \\mu_k N$$\n\nSo first ask whether the body moves at all. If the force that pulls is smaller than $\\mu_s N$, friction equals that force and the acceleration is zero.\n\nA body that slides down an incline with constant velocity tells you the coefficient at once: $\\mu_k = \\tan\\theta$.',
      },
    ],
  },
  {
    part: 'Mechanics',
    title: 'Work, Energy and Power',
    page: 58,
    pages: [
      {
        title: '3.1 Work and kinetic energy',
        text: 'The work of a force is the area under its graph over the path. All the work together is the change of the kinetic energy:\n\n$$W = \\int F\\,dx = \\tfrac12 mv^2 - \\tfrac12 mu^2$$\n\nA force at right angles to the motion does no work: the tension of a pendulum, the push of a smooth track.\n\nPower is work for each second, $P = Fv$. The unit is the watt.',
      },
      {
        title: '3.2 Collisions',
        text: 'In every collision the momentum stays. The kinetic energy stays only if the collision is elastic. The coefficient of restitution says how much of the speed of approach comes back:\n\n$$m_1u_1 + m_2u_2 = m_1v_1 + m_2v_2 \\qquad e = \\frac{v_2 - v_1}{u_1 - u_2}$$\n\nEqual masses that collide elastically exchange their velocities. Bodies that stick together have $e = 0$ and lose the most energy.',
      },
    ],
  },
  {
    part: 'Mechanics',
    title: 'Rotational Motion and Gravitation',
    page: 87,
    pages: [
      {
        title: '4.1 Moment of inertia about a parallel axis',
        text: 'The moment of inertia of a body depends on the axis. If we know it about the axis through the centre of mass, we can find it about every other axis parallel to that one without integrating again:\n\n$$I = I_{\\text{cm}} + Md^2$$\n\nHere $M$ is the mass of the body and $d$ the distance between the two axes.\n\nExample. A rod has $I_{\\text{cm}} = \\frac{ML^2}{12}$. About one end, with $d = \\frac{L}{2}$, it has $I = \\frac{ML^2}{12} + \\frac{ML^2}{4} = \\frac{ML^2}{3}$.',
      },
      {
        title: '4.2 Satellites',
        text: 'Gravity is what bends the path of a satellite into a circle. From this come its speed and its period:\n\n$$v = \\sqrt{\\frac{GM}{r}} \\qquad T^2 = \\frac{4\\pi^2}{GM}\\,r^3$$\n\nThe distance $r$ is measured from the centre of the Earth, not from its surface. At a height $3R$ the distance is $4R$, and $g$ has fallen to $\\frac{g}{16}$.\n\nThe escape speed is $\\sqrt{2}$ times the speed of a satellite close to the surface.',
      },
    ],
  },
  {
    part: 'Heat and waves',
    title: 'Thermodynamics and Kinetic Theory',
    page: 121,
    pages: [
      {
        title: '5.1 The first law',
        text: 'Heat that goes into a gas becomes inner energy and work:\n\n$$Q = \\Delta U + W \\qquad W = \\int p\\,dV$$\n\nThe inner energy of an ideal gas depends on the temperature alone. Over a closed cycle it comes back to where it was, so the heat that went in is the area inside the loop on the $p$–$V$ diagram.\n\nFor an adiabatic change $Q = 0$ and $TV^{\\gamma-1}$ stays constant, with $\\gamma = \\frac53$ for one atom in a molecule and $\\frac75$ for two.',
      },
    ],
  },
  {
    part: 'Heat and waves',
    title: 'Oscillations and Waves',
    page: 149,
    pages: [
      {
        title: '6.1 Simple harmonic motion',
        text: 'A force that grows with the displacement and points back gives simple harmonic motion:\n\n$$a = -\\omega^2x \\qquad v = \\omega\\sqrt{A^2 - x^2} \\qquad T = \\frac{2\\pi}{\\omega}$$\n\nThe greatest speed is $\\omega A$, in the middle. The greatest acceleration is $\\omega^2A$, at the ends.\n\nKinetic and potential energy are equal where $x = \\frac{A}{\\sqrt2}$, and not half way.',
      },
      {
        title: '6.2 Strings and pipes',
        text: 'A string that is fixed at both ends and a pipe that is open at both ends have all multiples of the fundamental; a pipe that is closed at one end has only the odd ones:\n\n$$f_n = \\frac{nv}{2L} \\qquad f_n = \\frac{(2n-1)v}{4L}$$\n\nTwo sounds of nearly the same frequency give beats, as many each second as the frequencies differ.',
      },
    ],
  },
];
