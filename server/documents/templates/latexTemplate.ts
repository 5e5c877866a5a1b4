/** A paper in LaTeX. The Chinese lines are behind percent signs: without them it needs no Chinese fonts. */
export const latexTemplate = String.raw`% XeLaTeX or pdfLaTeX. For Chinese use XeLaTeX and the class ctexart:
% 中文论文请用 XeLaTeX 编译，并把下一行换成 \documentclass[a4paper,11pt]{ctexart}
\documentclass[a4paper,11pt]{article}

\usepackage[margin=2.3cm]{geometry}
\usepackage{amsmath}
\usepackage{graphicx}
\usepackage{hyperref}

\title{Title of the Paper}
% Double-anonymous review: leave the authors out until the paper is accepted.
% 双盲评审的会议：投稿时不写作者和单位，录用后再补上。
\author{First Author\thanks{Institution, City. E-mail} \and Second Author\thanks{Institution, City.}}
\date{}

\begin{document}
\maketitle

\begin{abstract}
One paragraph with the question, the method, the results and the conclusion.
% 用一段话说明问题、方法、结果和结论。
\end{abstract}

\noindent\textbf{Keywords:} at most five

\section{Introduction}
The question, what is known about it~\cite{first}, and what this paper adds.

\section{Methods}
In enough detail to be repeated.
\begin{equation}
  a^2 + b^2 = c^2
\end{equation}

\section{Results and Discussion}
Captions stand below figures and above tables.

\section{Conclusions}
Only what follows from the results.

\section*{Acknowledgements}
Funding, and who helped.

\begin{thebibliography}{9}
  \bibitem{first} Authors. Title. \emph{Journal}, Year, Volume(Issue): Pages. DOI.
\end{thebibliography}

\end{document}
`
