document.title = "A frame that runs";
